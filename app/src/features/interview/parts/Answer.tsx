import { useRef } from "react";
import type { Question } from "#models/entities/question.ts";
import type { AttemptRow } from "../../../rows.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { useCoding } from "../coding/useCoding.ts";
import type { Context } from "../logic/types.ts";
import type { Room } from "../speaking/room.ts";
import { words } from "../words.ts";
import { AnswerBox } from "./AnswerBox.tsx";
import { EarlierLine } from "./EarlierLine.tsx";
import type { Speaking } from "./useSpeaking.ts";

type Props = {
  context: Context;
  attempt: AttemptRow;
  question: Question;
  room: Room;
  voice: Speaking;
  /** The app is reading aloud. */
  deaf: boolean;
  /** Another tab answers, so that here is only to read. */
  elsewhere: boolean;
};

/** The answer to the question on screen: typed, spoken, and what it was before. */
export function Answer({ context, attempt, question, room, voice, deaf, elsewhere }: Props) {
  const w = useWords(words);
  const box = useRef<HTMLTextAreaElement>(null);
  const { send } = room;
  const { position, userId, companyId, roundId, attemptId } = attempt;
  const text = context.answers[position] ?? "";
  const record = `${attemptId}|${position}|${context.box}`;
  const { code, own } = useCoding(question, record, text, room);
  const of = { userId, companyId, roundId, attemptId, questionId: question.questionId, index: position };
  return (
    <>
      {code && (
        <code.Coding
          key={record}
          draft={code}
          {...{ question, attemptId, userId }}
          readOnly={elsewhere}
          onAnswer={(answer) => send({ type: "TYPE", text: answer })}
        />
      )}
      <AnswerBox
        recordKey={`${record}|${code?.held || ""}`}
        text={code?.words ?? text}
        rest={code?.rest ?? ""}
        save={context.save}
        readOnly={elsewhere}
        placeholder={question.type === "coding" ? w.approach : w.placeholder}
        openForMs={attempt.openFor[position] ?? 0}
        onType={(typed) => own.send({ type: "TYPE", text: typed })}
        box={box}
      />
      {voice.failed && <Notice tone="warn">{w.speakingFailed}</Notice>}
      {voice.parts && (
        <voice.parts.Panel
          ear={voice.parts.ear}
          wanted={voice.wanted}
          onWanted={voice.setWanted}
          settle={voice.settle}
          spoken={context.dictated[position]?.spoken ?? null}
          room={own}
          {...{ of, box, deaf }}
        />
      )}
      {!elsewhere && (
        <EarlierLine
          key={position}
          attempt={attempt}
          index={position}
          text={text}
          onUse={(earlier) => send({ type: "REPLACE", text: earlier })}
          onKeepMine={() => send({ type: "KEEP_MINE" })}
        />
      )}
    </>
  );
}
