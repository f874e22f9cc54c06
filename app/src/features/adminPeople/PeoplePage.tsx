import { Coins, Shield, UserRound } from "lucide-react";
import { useState } from "react";
import type { AdminUser } from "#models/entities/desk.ts";
import { date, wholeNumber } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { PagedList } from "../../shell/desk/PagedList.tsx";
import { useAuth } from "../../shell/useAuth.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Field } from "../../ui/Field.tsx";
import { IconTile } from "../../ui/IconTile.tsx";
import { useLanguage } from "../../ui/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWords } from "../../ui/words.ts";
import { CreditsDialog } from "./CreditsDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { usePeople } from "./usePeople.ts";
import { words } from "./words.ts";

type Deed = "credits" | "role";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

function Figures({ person }: { person: AdminUser }) {
  const w = useWords(words);
  const language = useLanguage();
  const count = (value: number) => wholeNumber(value, language);
  const figures = [
    [w.credits, count(person.credits)],
    [w.bought, count(person.creditsBought)],
    [w.attempts, count(person.attempts)],
    [w.reports, count(person.reports)],
    [w.joined, date(person.joinedAt, language)],
    [w.lastSeen, person.lastSeenAt === null ? w.notSignedIn : date(person.lastSeenAt, language)],
  ] as const;
  return (
    <dl className={desk.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Person({ person, onAsk }: { person: AdminUser; onAsk(deed: Deed): void }) {
  const w = useWords(words);
  const who = <VisuallyHidden>{person.name}</VisuallyHidden>;
  return (
    <li className={desk.card}>
      <div className={desk.head}>
        <div>
          <h2 className={desk.name}>{person.name}</h2>
          <p className={desk.soft}>{person.email}</p>
        </div>
        {person.role === "admin" && <Chip tone="brand">{w.admin}</Chip>}
      </div>
      <Figures person={person} />
      <div className={desk.actions}>
        <Button kind="quiet" icon={<Coins {...icon} />} onClick={() => onAsk("credits")}>
          {w.changeCredits} {who}
        </Button>
        <Button kind="plain" icon={<Shield {...icon} />} onClick={() => onAsk("role")}>
          {person.role === "admin" ? w.noAdmin : w.makeAdmin} {who}
        </Button>
      </div>
    </li>
  );
}

const Nobody = ({ typed }: { typed: string }) => {
  const w = useWords(words);
  return (
    <EmptyState
      title={typed === "" ? w.empty : w.nothingFound(typed)}
      picture={
        <IconTile>
          <UserRound size={24} strokeWidth={1.8} />
        </IconTile>
      }
    />
  );
};

/** People: searched, given credits, made admins. */
export default function PeoplePage() {
  const w = useWords(words);
  const { auth } = usePorts();
  const language = useLanguage();
  const self = useAuth().user?.userId;
  const [typed, setTyped] = useState("");
  const pages = usePeople(typed);
  const [asked, setAsked] = useState<{ deed: Deed; person: AdminUser } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const close = () => setAsked(null);
  function finished(person: AdminUser, say: string) {
    setAsked(null);
    setDone(say);
    pages.put(({ userId }) => userId === person.userId, person);
    // One's own balance stands elsewhere too, and without the role this page is somebody else's.
    if (person.userId === self) void auth.load();
  }
  const roleSaid = (person: AdminUser) =>
    person.role === "admin" ? w.isAdmin(person.name) : w.isNoAdmin(person.name);
  return (
    <DeskPage title={w.title}>
      <Field type="search" label={w.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
      {done !== null && <Notice tone="good">{done}</Notice>}
      <PagedList pages={pages} empty={<Nobody typed={typed.trim()} />}>
        {(person) => (
          <Person
            key={person.userId}
            person={person}
            onAsk={(deed) => {
              setDone(null);
              setAsked({ deed, person });
            }}
          />
        )}
      </PagedList>
      {asked?.deed === "credits" && (
        <CreditsDialog
          person={asked.person}
          onClose={close}
          onDone={(person) =>
            finished(person, w.creditsDone(person.name, wholeNumber(person.credits, language)))
          }
        />
      )}
      {asked?.deed === "role" && (
        <RoleDialog
          person={asked.person}
          self={asked.person.userId === self}
          onClose={close}
          onDone={(person) => finished(person, roleSaid(person))}
        />
      )}
    </DeskPage>
  );
}
