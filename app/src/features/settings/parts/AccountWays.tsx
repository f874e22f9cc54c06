import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { Account } from "#models/contract/account.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../accountWords.ts";
import type { AccountRoom } from "../useAccount.ts";
import { AccountPassword } from "./AccountPassword.tsx";
import css from "./Settings.module.css";

type Opened = "password" | "leave" | null;

/** Asked for once more: it closes a door. */
function LeaveGoogle({ room, close }: { room: AccountRoom; close: () => void }) {
  const w = useWords(words);
  return (
    <div className={css.dialog}>
      <p>{w.leaveText}</p>
      <div className={css.row}>
        <Button busy={room.busy} onClick={() => void room.leaveGoogle().then(close)}>
          {w.leaveGoogle}
        </Button>
        <Button kind="quiet" onClick={close}>
          {w.cancel}
        </Button>
      </div>
    </div>
  );
}

/** How one signs in: a password, Google, or both; never neither. */
export function AccountWays({ room, account }: { room: AccountRoom; account: Account }) {
  const w = useWords(words);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const open = (what: Opened) => {
    room.forget();
    setOpened(what);
  };
  const has = (way: Account["signsInWith"][number]) => account.signsInWith.includes(way);
  const [password, google] = [has("password"), has("google")];
  const change = password ? w.changePassword : w.setPassword;
  return (
    <div className={css.choices}>
      <h3 className={css.small}>{w.ways}</h3>
      <p>{password ? (google ? w.byBoth : w.byPassword) : w.byGoogle}</p>
      <div className={css.row}>
        <Button
          kind="quiet"
          icon={<KeyRound size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => open("password")}
        >
          {change}
        </Button>
        {!google && room.hasGoogle && (
          <Button kind="quiet" busy={room.busy} onClick={() => void room.connect()}>
            {room.busy ? w.connecting : w.connect}
          </Button>
        )}
        {google && password && (
          <Button kind="plain" onClick={() => open("leave")}>
            {w.leaveGoogle}
          </Button>
        )}
      </div>
      <Dialog open={opened === "password"} onClose={close} title={change}>
        <AccountPassword room={room} isFirst={!password} close={close} />
      </Dialog>
      <Dialog open={opened === "leave"} onClose={close} title={w.leaveGoogle}>
        <LeaveGoogle room={room} close={close} />
      </Dialog>
    </div>
  );
}
