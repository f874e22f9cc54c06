import { Button } from "#app/ui/Button.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { GoogleSetup } from "../../../ports.ts";
import type { GoogleFault, useGoogle } from "../useGoogle.ts";
import { words, type Words } from "../words.ts";

/** What is said of a failure, in the language of the page. */
export const sentenceOf = (w: Words, fault: GoogleFault): string =>
  fault.kind === "said" ? (w.refusals[fault.say] ?? fault.say) : w.googleFaults[fault.kind];

/** The way in with Google; where it did not work, why, and the way without a popup. */
export function GoogleButton({
  setup,
  google,
}: {
  setup: GoogleSetup;
  google: ReturnType<typeof useGoogle>;
}) {
  const w = useWords(words);
  const { busy, fault, ask, leave } = google;
  return (
    <>
      <Button kind="quiet" size="l" busy={busy} onClick={() => void ask(setup)}>
        {busy ? w.busy : w.google}
      </Button>
      {fault && (
        <Notice
          tone="bad"
          action={
            fault.kind === "failed" && (
              <Button kind="plain" onClick={() => void leave(setup)}>
                {w.googlePage}
              </Button>
            )
          }
        >
          {sentenceOf(w, fault)}
        </Notice>
      )}
    </>
  );
}
