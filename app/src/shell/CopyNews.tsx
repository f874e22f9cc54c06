import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  /** Why nothing newer could be had; null where there is nothing to say. */
  failure: string | null;
  /** Says how old the copy is that is shown; null where nothing is shown. */
  asOf: string | null;
  tryAgain: string;
  again: () => void;
};

/** What one should know of what one sees: it is a copy, or nothing came at all. */
export function CopyNews({ failure, asOf, tryAgain, again }: Props) {
  if (failure === null) return null;
  const retry = (
    <Button kind="quiet" onClick={again}>
      {tryAgain}
    </Button>
  );
  if (asOf !== null) return <Notice action={retry}>{asOf}</Notice>;
  return (
    <Notice tone="bad" action={retry}>
      {failure}
    </Notice>
  );
}
