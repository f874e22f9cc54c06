import { Suspense } from "react";
import type { AttemptRow, EarlierText } from "../../../rows.ts";
import { page } from "../../../shell/page.tsx";
import { useEarlier } from "./useEarlier.ts";

const Earlier = page(() => import("./Earlier.tsx"));

/** Earlier texts of the answer on screen, where there are some that differ from it. */
export function EarlierLine(props: {
  attempt: AttemptRow;
  index: number;
  text: string;
  onUse: (text: string) => void;
  onKeepMine: () => void;
}) {
  const { texts, forget } = useEarlier(props.attempt, props.index);
  const different = texts.filter(({ text }) => text !== props.text);
  if (different.length === 0) return null;
  const use = (earlier: EarlierText) => {
    props.onUse(earlier.text);
    forget(earlier);
  };
  const keepMine = (other: EarlierText) => {
    props.onKeepMine();
    forget(other);
  };
  return (
    <Suspense fallback={null}>
      <Earlier
        other={different.find(({ kind }) => kind === "other")}
        replaced={different.find(({ kind }) => kind === "replaced")}
        onUse={use}
        onKeepMine={keepMine}
      />
    </Suspense>
  );
}
