import { useEffect, useState, type FormEvent } from "react";
import type { User } from "#models/entities/user.ts";
import { keptInvite } from "../../../shell/inviteKept.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { useIsAway } from "../../../shell/useSync.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { mayAsk, neverAsk, putOff } from "./putOff.ts";
import { useReferrer } from "./useReferrer.ts";
import { words } from "./words.ts";
import css from "./Referring.module.css";

/** The good news is there to be read before the page is loaded afresh (SPEC section 4). */
const READ_MS = 1_200;

type FormProps = {
  user: User;
  invite: string | null;
  onLater: () => void;
  onNobody: () => void;
};

/** The question, for as long as the popup is open. */
function Question({ user, invite, onLater, onNobody }: FormProps) {
  const w = useWords(words);
  const { device } = usePorts();
  const { typed, type, wrong, busy, done, send } = useReferrer(user, invite, w);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      onLater();
      device.reload();
    }, READ_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is done
  }, [done]);
  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  if (done) return <Notice tone="good">{w.done}</Notice>;
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{invite === null ? w.text : w.invited}</p>
      <Field
        label={w.label}
        hint={w.once}
        error={wrong}
        name="referredBy"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" busy={busy}>
        {w.send}
      </Button>
      <div className={css.ways}>
        <Button kind="plain" onClick={onNobody}>
          {w.nobody}
        </Button>
        <Button kind="plain" onClick={onLater}>
          {w.later}
        </Button>
      </div>
    </form>
  );
}

/** How often it is looked at whether the way is free, in milliseconds. */
const LOOK_MS = 300;

/** Another popup is open, of whatever part of the page. */
const isCovered = () => document.querySelector("dialog[open]") !== null;

/**
 * Asks, once the dashboard stands, who invited this person (SPEC sections 2 and 4): at once where a share link has brought
 * them, whatever they said before, since the link is newer. Without one it is asked too, but nobody is pressed: "Nobody
 * invited me" ends it for good on this device, "Not now" (or closing it) for one week, then for two, then for good. It
 * never covers another popup, waits while an interview is under way, and needs a network.
 * @param props `quiet`: something else is going on
 */
export default function ReferrerDialog({ user, quiet }: { user: User; quiet: boolean }) {
  const w = useWords(words);
  const { clock } = usePorts();
  const away = useIsAway();
  const { userId } = user;
  const [invite] = useState(() => keptInvite(clock.now()));
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  useEffect(() => {
    if (state !== "waiting" || quiet || away) return;
    const timer = setInterval(() => {
      if (isCovered()) return;
      setState(invite !== null || mayAsk(userId, clock.now()) ? "open" : "closed");
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [state, quiet, away, invite, userId, clock]);
  function close(note: (userId: string, now: number) => void) {
    if (state !== "open") return;
    note(userId, clock.now());
    setState("closed");
  }
  const later = () => close(putOff);
  return (
    <Dialog open={state === "open"} onClose={later} title={w.title}>
      <Question user={user} invite={invite} onLater={later} onNobody={() => close(neverAsk)} />
    </Dialog>
  );
}
