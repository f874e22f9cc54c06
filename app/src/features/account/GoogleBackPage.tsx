import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePorts } from "#app/shell/usePorts.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Shimmer } from "#app/ui/Shimmer.tsx";
import { useDocumentTitle } from "#app/ui/useDocumentTitle.ts";
import { useWords } from "#app/ui/words.ts";
import { connectGoogle } from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";
import type { GoogleEnd } from "../../ports.ts";
import css from "./parts/AccountPage.module.css";
import { ForgotForm } from "./parts/ForgotForm.tsx";
import { sentenceOf } from "./parts/GoogleButton.tsx";
import { JoinForm } from "./parts/JoinForm.tsx";
import { useGoogle, type GoogleFault, type Join } from "./useGoogle.ts";
import { useSetup } from "./useSetup.ts";
import { words } from "./words.ts";

/** Takes what the address has brought, once, and goes on with it. */
function useBack(onJoin: (join: Join) => void) {
  const { api, google } = usePorts();
  const navigate = useNavigate();
  const { take, fault } = useGoogle(onJoin);
  const [ownFault, setOwnFault] = useState<GoogleFault | null>(null);
  /** Where the way on leads after a failure. */
  const [home, setHome] = useState("/");
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { search } = location;
    // A code in the address would stay in the history.
    history.replaceState(history.state, "", location.pathname);

    async function connect(end: GoogleEnd) {
      setHome("/settings");
      if (end.kind !== "grant") return setOwnFault({ kind: end.kind === "closed" ? "closed" : "failed" });
      try {
        await api.call(connectGoogle, { body: end.grant });
        void navigate("/settings", { replace: true });
      } catch (why) {
        setOwnFault(why instanceof Problem ? { kind: "said", say: why.message } : { kind: "failed" });
      }
    }

    void google().then(
      (port) => {
        const { purpose, end } = port.back(search);
        return purpose === "connect" ? connect(end) : take(end);
      },
      () => setOwnFault({ kind: "failed" }),
    );
  }, [api, google, navigate, take]);

  return { fault: ownFault ?? fault, home };
}

/** /auth/google/callback: Google has led the whole page back here. */
export default function GoogleBackPage() {
  const w = useWords(words);
  const { mail } = useSetup();
  const navigate = useNavigate();
  const [join, setJoin] = useState<Join | null>(null);
  const [forgot, setForgot] = useState(false);
  const { fault, home } = useBack(setJoin);
  useDocumentTitle(w.titles.google);
  const title = forgot ? w.titles.forgot : join ? w.titles.join : w.titles.google;
  const way = <ButtonLink to={home}>{home === "/" ? w.toStart : w.toSettings}</ButtonLink>;
  return (
    <div className={css.page}>
      <PageHead title={title} />
      {fault && <Notice tone="bad">{sentenceOf(w, fault)}</Notice>}
      {fault && <div className={css.row}>{way}</div>}
      {!fault && !join && (
        <>
          <p role="status">{w.busy}</p>
          <Shimmer height="160px" radius="var(--radius-l)" />
        </>
      )}
      {join && (
        <Card as="div">
          {forgot ? (
            <ForgotForm mail={mail} email={join.email} />
          ) : (
            <JoinForm join={join} onForgot={() => setForgot(true)} onBack={() => void navigate("/")} />
          )}
        </Card>
      )}
    </div>
  );
}
