import { Dialog } from "#app/ui/Dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import { SignInForm } from "./parts/SignInForm.tsx";
import { useSignIn } from "./useSignIn.ts";
import { words } from "./words.ts";

/** Sign in or make an account. What is typed is kept while the dialog is closed. */
export default function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useWords(words);
  const form = useSignIn();
  return (
    <Dialog open={open} onClose={onClose} title={w[form.mode]}>
      <SignInForm {...form} />
    </Dialog>
  );
}
