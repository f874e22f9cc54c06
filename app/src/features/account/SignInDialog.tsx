import { useState } from "react";
import { forgetLeft, wasCutOff } from "#app/shell/comeBack.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Link } from "#app/ui/Link.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { ForgotForm } from "./parts/ForgotForm.tsx";
import { GoogleButton } from "./parts/GoogleButton.tsx";
import { JoinForm } from "./parts/JoinForm.tsx";
import { SignInForm } from "./parts/SignInForm.tsx";
import css from "./parts/SignInForm.module.css";
import { useGoogle, type Join } from "./useGoogle.ts";
import { useSetup } from "./useSetup.ts";
import { useSignIn } from "./useSignIn.ts";
import { words } from "./words.ts";

/** What is seen: the form, a password that was forgotten, or an account that is to be joined with Google. */
type Face = { at: "form" } | { at: "forgot" } | { at: "join"; join: Join };

const FORM: Face = { at: "form" };

/**
 * Sign in or make an account. What is typed is kept while the dialog is closed. Somebody who was signed out in the middle
 * of an interview is told so, and comes back to it.
 */
export default function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useWords(words);
  const { clock } = usePorts();
  const setup = useSetup();
  const form = useSignIn();
  const [face, setFace] = useState<Face>(FORM);
  const google = useGoogle((join) => setFace({ at: "join", join }));
  const [cutOff, setCutOff] = useState(() => wasCutOff(clock.now()));
  const forget = () => setFace({ at: "forgot" });
  const back = () => setFace(FORM);
  function close() {
    forgetLeft();
    setCutOff(false);
    onClose();
  }
  const news = (
    <>
      {cutOff && <Notice tone="warn">{w.cutOff}</Notice>}
      {setup.google && (
        <>
          <GoogleButton setup={setup.google} google={google} />
          <p className={css.or}>{w.or}</p>
        </>
      )}
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={face.at === "form" ? w[form.mode] : w.titles[face.at]}>
      {face.at === "form" && <SignInForm {...form} news={news} onForgot={forget} />}
      {face.at === "join" && <JoinForm join={face.join} onForgot={forget} onBack={back} />}
      {face.at === "forgot" && (
        <ForgotForm mail={setup.mail} email={form.typed.email}>
          <Button kind="plain" onClick={back}>
            {w.back}
          </Button>
        </ForgotForm>
      )}
      <p className={css.privacy}>
        <Link to="/privacy">{w.privacy}</Link>
      </p>
    </Dialog>
  );
}
