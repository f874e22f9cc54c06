import { Download, RefreshCw } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Installation, UpdateState } from "../ports.ts";
import { Button } from "../ui/Button.tsx";
import { useWords } from "../ui/words.ts";
import css from "./AppNotices.module.css";
import { words } from "./appWords.ts";
import { useAppNews, useInstallation } from "./useInstallation.ts";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

/** A quiet card at the lower edge: it covers no control at the top and takes no focus. */
function Card({ title, children, actions }: { title: string; children?: ReactNode; actions: ReactNode }) {
  return (
    <aside className={css.card} aria-label={useWords(words).about}>
      <div role="status" className={css.text}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
    </aside>
  );
}

function UpdateCard({
  app,
  update,
  onLater,
}: {
  app: Installation;
  update: UpdateState;
  onLater: () => void;
}) {
  const w = useWords(words);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  if (update === "full" || refused) {
    const close = <Button onClick={onLater}>{w.understood}</Button>;
    return <Card title={refused ? w.busy : w.full} actions={close} />;
  }
  async function take() {
    setBusy(true);
    // Taken, the page is loaded afresh and this card with it.
    setRefused(!(await app.takeUpdate()));
    setBusy(false);
  }
  const buttons = (
    <>
      <Button kind="plain" onClick={onLater}>
        {w.later}
      </Button>
      <Button busy={busy} icon={<RefreshCw {...icon} />} onClick={() => void take()}>
        {w.update}
      </Button>
    </>
  );
  return (
    <Card title={w.ready} actions={buttons}>
      <p>{w.readyMore}</p>
    </Card>
  );
}

function InstallCard({ app, ios }: { app: Installation; ios: boolean }) {
  const w = useWords(words);
  const install = (
    <Button icon={<Download {...icon} />} onClick={() => void app.install()}>
      {w.installNow}
    </Button>
  );
  const buttons = (
    <>
      <Button kind={ios ? "quiet" : "plain"} onClick={app.dismissOffer}>
        {ios ? w.understood : w.notNow}
      </Button>
      {!ios && install}
    </>
  );
  return (
    <Card title={ios ? w.ios : w.install} actions={buttons}>
      {ios ? (
        <ol className={css.steps}>
          {w.iosSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>{w.installMore}</p>
      )}
    </Card>
  );
}

/** Goes where a pressed notification leads, without loading the page. */
function useGo(app: Installation | null) {
  const navigate = useNavigate();
  useEffect(() => app?.onGo((path) => void navigate(path)), [app, navigate]);
}

/** What the app has to say of itself: a new version first, else, on the dashboard, that it can be installed. */
export default function AppNotices() {
  const app = useInstallation();
  const { update, offer } = useAppNews(app);
  const [later, setLater] = useState<UpdateState>("none");
  const { pathname } = useLocation();
  useGo(app);
  if (!app) return null;
  if (update !== "none" && update !== later)
    return <UpdateCard app={app} update={update} onLater={() => setLater(update)} />;
  if (offer === "none" || pathname !== "/dashboard") return null;
  return <InstallCard app={app} ios={offer === "ios"} />;
}
