import { useState, useSyncExternalStore } from "react";
import { FileText, Square, Volume2, VolumeX } from "lucide-react";
import type { Question } from "#models/entities/question.ts";
import { plainLine } from "../../../shell/plainLine.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Event } from "../logic/types.ts";
import { words } from "../words.ts";
import { icon } from "./icon.ts";
import css from "./QuestionHead.module.css";
import { TipLine } from "./TipLine.tsx";

/** Characters from which a question is set smaller on a phone. */
const LONG = 90;

/** A new question takes the focus, so that a screen reader says it and the keyboard begins there. */
const focusIt = (heading: HTMLElement | null) => heading?.focus();

function Aloud(props: { speaking: boolean; muted: boolean; send: (event: Event) => void }) {
  const w = useWords(words);
  const { speaking, muted, send } = props;
  return (
    <>
      <button
        type="button"
        className={css.small}
        onClick={() => send({ type: speaking ? "HUSH" : "REPLAY" })}
      >
        {speaking ? <Square {...icon} size={16} /> : <Volume2 {...icon} size={16} />}
        {speaking ? w.stop : w.replay}
      </button>
      <button type="button" className={css.small} onClick={() => send({ type: "MUTE" })}>
        {muted ? <VolumeX {...icon} size={16} /> : <Volume2 {...icon} size={16} />}
        {muted ? w.aloudOff : w.aloudOn}
      </button>
    </>
  );
}

/** The question as the largest text, the resume line it comes from, and its voice. */
export function QuestionHead(props: {
  question: Question;
  speaking: boolean;
  muted: boolean;
  /** Nothing is read aloud here. */
  silent: boolean;
  send: (event: Event) => void;
}) {
  const w = useWords(words);
  const { voice } = usePorts();
  const { question, silent, ...aloud } = props;
  const hasVoice = useSyncExternalStore(voice.subscribe, voice.available);
  const [first] = useState(question.questionId);
  const isFirst = question.questionId === first;
  return (
    <>
      <h1
        key={question.questionId}
        ref={focusIt}
        tabIndex={-1}
        className={css.question}
        data-long={question.question.length > LONG || undefined}
        lang="en"
      >
        {question.question}
      </h1>
      <div className={css.under}>
        {question.resumeLine && (
          <Chip tone="brand" icon={<FileText {...icon} />}>
            <span className={css.line} title={plainLine(question.resumeLine)}>
              {w.fromResume(plainLine(question.resumeLine))}
            </span>
          </Chip>
        )}
        {question.standsIn && <Chip>{w.standsIn}</Chip>}
        <TipLine key={question.questionId} question={question} />
        {!silent && hasVoice && <Aloud {...aloud} />}
        {/* Said once, with the first question that is shown. */}
        {!silent && isFirst && hasVoice === false && <p className={css.noVoice}>{w.noVoice}</p>}
      </div>
    </>
  );
}
