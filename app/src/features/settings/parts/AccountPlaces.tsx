import { useState } from "react";
import type { Session } from "#models/contract/account.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useLanguage, type Language } from "../../../ui/language.ts";
import { useWords } from "../../../ui/words.ts";
import { words } from "../accountWords.ts";
import { agoOf } from "../logic/ago.ts";
import type { AccountRoom } from "../useAccount.ts";
import css from "./Settings.module.css";

/** "3 days ago" in the language of the page. */
function whenIn(language: Language, lastSeen: string, now: number): string {
  const { count, unit } = agoOf(Date.parse(lastSeen), now);
  return new Intl.RelativeTimeFormat(`${language}-IN`, { numeric: "auto" }).format(-count, unit);
}

function Place({ session, room }: { session: Session; room: AccountRoom }) {
  const w = useWords(words);
  const language = useLanguage();
  const { clock } = usePorts();
  const device = session.device ?? w.unknownDevice;
  return (
    <li>
      <div className={css.place}>
        <div>
          <p>
            <strong>{device}</strong> {session.current && <Chip tone="brand">{w.here}</Chip>}
          </p>
          <p className={css.soft}>{w.lastSeen(whenIn(language, session.lastSeen, clock.now()))}</p>
        </div>
        {!session.current && (
          <Button
            kind="quiet"
            busy={room.busy}
            aria-label={w.endOf(device)}
            onClick={() => void room.end(session.sessionId)}
          >
            {w.end}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Where one is signed in, this place first; each of the others can be ended. */
export function AccountPlaces({ room, sessions }: { room: AccountRoom; sessions: readonly Session[] }) {
  const w = useWords(words);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.choices}>
      <h3 className={css.small}>{w.places}</h3>
      <ul className={css.list}>
        {sessions.map((session) => (
          <Place key={session.sessionId} session={session} room={room} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={css.row}>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {w.endOthers}
          </Button>
        </div>
      )}
      <Dialog open={open} onClose={close} title={w.endOthers}>
        <div className={css.dialog}>
          <p>{w.endOthersText}</p>
          <div className={css.row}>
            <Button busy={room.busy} onClick={() => void room.endOthers().then(close)}>
              {w.endOthers}
            </Button>
            <Button kind="quiet" onClick={close}>
              {w.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
