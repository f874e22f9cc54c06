import { setRole } from "#models/contract/admin.ts";
import type { AdminUser } from "#models/entities/desk.ts";
import desk from "../../shell/desk/desk.module.css";
import { useDeed } from "../../shell/desk/useDeed.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import { words } from "./words.ts";

type Props = { person: AdminUser; self: boolean; onClose(): void; onDone(person: AdminUser): void };

/** Asks before somebody becomes an admin, or is one no longer. */
export function RoleDialog({ person, self, onClose, onDone }: Props) {
  const w = useWords(words);
  const { api } = usePorts();
  const { busy, failure, run } = useDeed(w.roleFailed);
  const role = person.role === "admin" ? "user" : "admin";
  const give = () =>
    run(
      () => api.call(setRole, { params: { userId: person.userId }, body: { role } }),
      ({ user }) => onDone(user),
    );
  return (
    <Dialog open onClose={onClose} title={role === "admin" ? w.makeAdmin : w.noAdmin}>
      <div className={desk.dialog}>
        <p>
          {role === "admin" ? w.makeText(person.name, person.email) : w.noText(person.name, person.email)}
        </p>
        {self && <Notice tone="warn">{w.selfText}</Notice>}
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <div className={desk.actions}>
          <Button
            className={role === "user" ? desk.danger : undefined}
            busy={busy}
            onClick={() => void give()}
          >
            {role === "admin" ? w.makeAdmin : w.noAdmin}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {w.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
