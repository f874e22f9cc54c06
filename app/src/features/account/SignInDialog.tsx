import { useState } from "react";
import { forgetLeft, wasCutOff } from "#app/shell/comeBack.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { SignInForm } from "./parts/SignInForm.tsx";
import { useSignIn } from "./useSignIn.ts";
import { words } from "./words.ts";

/**
 * Sign in or make an account. What is typed is kept while the dialog is closed. Somebody who was signed out in the middle
 * of an interview is told so, and comes back to it.
 */
export default function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useWords(words);
  const { clock } = usePorts();
  const form = useSignIn();
  const [cutOff, setCutOff] = useState(() => wasCutOff(clock.now()));
  function close() {
    forgetLeft();
    setCutOff(false);
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={w[form.mode]}>
      <SignInForm {...form} news={cutOff && <Notice tone="warn">{w.cutOff}</Notice>} />
    </Dialog>
  );
}
