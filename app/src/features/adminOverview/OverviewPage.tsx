import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Overview } from "#models/entities/desk.ts";
import { dateAndTime, rupees, wholeNumber } from "../../shell/desk/amounts.ts";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { LoadFailed, LoadingList } from "../../shell/desk/PagedList.tsx";
import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.ts";
import { Link } from "../../ui/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import { useOverview } from "./useOverview.ts";
import { words } from "./words.ts";

type Figure = { name: string; value: string };

function Figures({ title, figures, children }: { title: string; figures: Figure[]; children?: ReactNode }) {
  return (
    <section className={desk.card} aria-label={title}>
      <h2 className={desk.name}>{title}</h2>
      <dl className={desk.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={desk.big}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** What somebody has to look at; or that there is nothing of the kind. */
function Failures({ failures }: Pick<Overview, "failures">) {
  const w = useWords(words);
  const { jobs, openOrders, paidTwice } = failures;
  const none = jobs.length === 0 && openOrders === 0 && paidTwice === 0;
  return (
    <section className={desk.card} aria-label={w.failures}>
      <h2 className={desk.name}>{w.failures}</h2>
      {none && <Notice tone="good">{w.noFailures}</Notice>}
      {paidTwice > 0 && <Notice tone="bad">{w.paidTwice(paidTwice)}</Notice>}
      {jobs.map(({ kind, jobs: count, reason }) => (
        <Notice key={kind} tone="warn">
          {w.failedJobs(count, kind)} {reason !== null && w.lastReason(reason)}
        </Notice>
      ))}
      {openOrders > 0 && <Notice>{w.openOrders(openOrders)}</Notice>}
    </section>
  );
}

function Queue({ queue }: Pick<Overview, "queue">) {
  const w = useWords(words);
  return (
    <section className={desk.card} aria-label={w.queue}>
      <h2 className={desk.name}>{w.queue}</h2>
      {queue.length === 0 && <p className={desk.soft}>{w.noQueue}</p>}
      <ul className={desk.list}>
        {queue.map(({ kind, state, jobs }) => (
          <li key={`${kind} ${state}`}>{w.queued(kind, w.states[state], jobs)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the language model has used; nothing where there is none. */
function Model({ model }: Pick<Overview, "model">) {
  const w = useWords(words);
  const language = useLanguage();
  if (!model) return null;
  const figures = [
    { name: w.today, value: model.today },
    { name: w.thisMonth, value: model.month },
  ].map(({ name, value: { calls, tokens, costInMillionths } }) => ({
    name,
    value: w.used(
      wholeNumber(calls, language),
      wholeNumber(tokens, language),
      costInMillionths === 0 ? null : (costInMillionths / 1_000_000).toFixed(2),
    ),
  }));
  return (
    <section className={desk.card} aria-label={w.model(model.name)}>
      <h2 className={desk.name}>{w.model(model.name)}</h2>
      {model.spent && <Notice tone="warn">{w.modelSpent}</Notice>}
      <ul className={desk.list}>
        {figures.map(({ name, value }) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seen({ seen }: { seen: Overview }) {
  const w = useWords(words);
  const language = useLanguage();
  const money = (paise: number) => rupees(paise, language);
  const count = (value: number) => wholeNumber(value, language);
  const { people, attempts, revenueInPaise: revenue, rewards } = seen;
  return (
    <>
      <Figures
        title={w.revenue}
        figures={[
          { name: w.today, value: money(revenue.today) },
          { name: w.week, value: money(revenue.week) },
          { name: w.thisMonth, value: money(revenue.month) },
          { name: w.all, value: money(revenue.all) },
        ]}
      >
        <p className={desk.soft}>{w.revenueText}</p>
      </Figures>
      <Figures
        title={w.people}
        figures={[
          { name: w.all, value: count(people.all) },
          { name: w.newWeek, value: count(people.week) },
          { name: w.newMonth, value: count(people.month) },
        ]}
      />
      <Figures
        title={w.attempts}
        figures={[
          { name: w.open, value: count(attempts.open) },
          { name: w.reported, value: count(attempts.reported) },
          { name: w.begunWeek, value: count(attempts.week) },
        ]}
      />
      <Figures
        title={w.rewards}
        figures={[
          { name: w.owed, value: money(rewards.owedInPaise) },
          { name: w.due, value: money(rewards.dueInPaise) },
        ]}
      >
        {rewards.due > 0 && <Link to="/admin/redemptions">{w.toPayOut(rewards.due)}</Link>}
      </Figures>
      <Failures failures={seen.failures} />
      <Queue queue={seen.queue} />
      <Model model={seen.model} />
    </>
  );
}

/** How the business stands, at one look. */
export default function OverviewPage() {
  const w = useWords(words);
  const language = useLanguage();
  const { seen, failure, busy, again } = useOverview();
  return (
    <DeskPage title={w.title}>
      {failure !== null && <LoadFailed say={failure} again={again} />}
      {!seen && failure === null && <LoadingList height="132px" />}
      {seen && (
        <>
          <div className={desk.head}>
            <p className={desk.soft}>{w.asOf(dateAndTime(seen.at, language))}</p>
            <Button
              kind="quiet"
              busy={busy}
              icon={<RotateCw size={20} strokeWidth={1.8} aria-hidden />}
              onClick={again}
            >
              {w.again}
            </Button>
          </div>
          <Seen seen={seen} />
        </>
      )}
    </DeskPage>
  );
}
