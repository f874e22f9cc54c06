import { Suspense } from "react";
import { page } from "../../shell/page.tsx";
import { useAuth } from "../../shell/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Progress } from "../../ui/Progress.tsx";
import { useDocumentTitle } from "../../ui/useDocumentTitle.ts";
import { Switch } from "../../ui/Switch.tsx";
import { useWords } from "../../ui/words.ts";
import type { ResumeError, ResumeState } from "./logic/state.ts";
import { CurrentResume } from "./parts/CurrentResume.tsx";
import { DropZone } from "./parts/DropZone.tsx";
import { useResume } from "./useResume.ts";
import { words, type Words } from "./words.ts";
import css from "./ResumePage.module.css";

/** What was read of a resume is shown to those alone who have one here. */
const WhatWeRead = page(() => import("./reading/WhatWeRead.tsx"));

const isKnown = (code: string, errors: Words["errors"]): code is keyof Words["errors"] =>
  Object.hasOwn(errors, code);

const sentenceOf = ({ code, say }: ResumeError, { errors }: Words) =>
  isKnown(code, errors) ? errors[code] : say || errors.resume_upload_failed;

function Requirements() {
  const w = useWords(words);
  return (
    <section>
      <h2 className={css.title}>{w.requirements}</h2>
      <ul className={css.needs}>
        {w.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  );
}

/** Under a phone's keyboard bar or the fold nobody would find out what is wrong. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

function Fault({ error }: { error: ResumeError }) {
  return (
    <div ref={bringIntoView} className={css.fault}>
      <Notice tone="bad">{sentenceOf(error, useWords(words))}</Notice>
    </div>
  );
}

/** What is happening to the file, and how it ended. */
function Outcome({ state }: { state: ResumeState }) {
  const w = useWords(words);
  return (
    <>
      <div role="status" className={css.step}>
        {state.uploading && w.steps[state.uploading]}
      </div>
      {(state.uploading || state.done) && <Progress value={state.uploadProgress} label={w.progress} />}
      {state.error && <Fault key={state.error.code} error={state.error} />}
      {state.done && (
        <Notice tone={state.done.checked ? "good" : "warn"}>
          {state.done.checked ? w.saved : w.savedUnchecked}
        </Notice>
      )}
    </>
  );
}

/** /resume-upload: chooses a PDF, checks it, keeps it in this browser. */
export default function ResumePage() {
  const w = useWords(words);
  const { user } = useAuth();
  const resume = useResume(user);
  const { state } = resume;
  useDocumentTitle(w.title);
  return (
    <div className={css.page}>
      <PageHead kicker={w.kicker} title={w.title} />
      <div className={css.columns}>
        <Card className={css.card}>
          <DropZone file={resume.file} onChoose={resume.choose} busy={state.uploading !== null} />
          <Outcome state={state} />
          <Button size="l" busy={state.uploading !== null} onClick={() => void resume.save()}>
            {w.save}
          </Button>
          <p className={css.soft}>{w.private}</p>
          <Switch on={resume.keepCopy} onChange={resume.setKeepCopy}>
            {w.keepCopy}
          </Switch>
          <Requirements />
        </Card>
        <CurrentResume
          state={state}
          onRemove={() => void resume.remove()}
          onTakeCopy={() => void resume.takeCopy()}
          onRemoveCopy={() => void resume.removeCopy()}
        />
      </div>
      {user && state.current && !state.uploading && (
        <Suspense fallback={null}>
          <WhatWeRead key={`${state.current.name} ${state.current.timestamp}`} userId={user.userId} />
        </Suspense>
      )}
    </div>
  );
}
