import { type RefObject, useEffect, useImperativeHandle, useState } from "react";
import { flushSync } from "react-dom";
import type { Spoken } from "#models/entities/spoken.ts";
import { withoutSpoken } from "#models/speech/joinText.ts";
import type { Ear, SpokenOf } from "../../../ports.ts";
import { Measures } from "../../../shell/Measures.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { Check } from "./Check.tsx";
import type { Dictating } from "./dictating.ts";
import type { SpokenPiece } from "./dictated.ts";
import { isSpoken } from "./followSpeech.ts";
import { Now } from "./Now.tsx";
import css from "./Panel.module.css";
import { wasChecked } from "../parts/checked.ts";
import { keepChecked, keepDevice, readDevice } from "./remembered.ts";
import { makePieces, type Room } from "./room.ts";
import { useDictating, useDictatingState, useEarState } from "./useDictating.ts";
import { speakButton } from "./speakButton.ts";
import { type Last, useSpokenInto } from "./useSpokenInto.ts";
import { useSpokenLanguage } from "./useSpokenLanguage.ts";
import { words } from "./words.ts";

export type PanelProps = {
  ear: Ear;
  /** The interview as it stands. */
  room: Room;
  /** Whose answer is on screen, and its box. */
  of: SpokenOf;
  /** How it was spoken so far; null where it was not. */
  spoken: Spoken | null;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The app is reading aloud: it must not hear itself. */
  deaf: boolean;
  /** Whether the person wants to speak; the button of the bar changes it. */
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  /** Is given what ends speaking and resolves when all that was said is written down, or lost. */
  settle: RefObject<(() => Promise<void>) | null>;
};

/** Puts pieces where they belong: into the box on screen, or to the end of an answer that is not shown any more. */
function usePieces({ room, box, of: { index: shown } }: PanelProps) {
  const [last, setLast] = useState<Last | null>(null);
  const [pieces] = useState(() => makePieces(room));
  const into = useSpokenInto(box, {
    onType(text, spoken) {
      if (spoken) pieces.shown(spoken.of.index, text, spoken.piece);
      else room.send({ type: "TYPE", text });
    },
    onLast: setLast,
    onGone: ({ of, piece }) => pieces.append(of.index, piece),
  });
  const onPiece = (of: SpokenOf, piece: SpokenPiece) => {
    const { attempt } = room.context();
    if (attempt?.attemptId !== of.attemptId || pieces.isThere(of.index, piece)) return;
    if (attempt.position !== of.index || !box.current) return pieces.append(of.index, piece);
    into.insert({ of, piece });
  };
  const takeBack = () => {
    into.takeBack(shown);
    focusSpeak();
  };
  return { onPiece, flush: into.flush, takeBack: last && standsIn(room, shown, last) ? takeBack : null };
}

/** Whether a piece is in the answer on screen, unchanged. */
const standsIn = (room: Room, shown: number, { index, inserted, text }: Last) =>
  index === shown && withoutSpoken(room.context().answers[shown] ?? "", inserted, text) !== null;

/** What had the focus has gone with its press. */
const focusSpeak = () => speakButton()?.focus();

/** Says that what is said leaves the device. @param props `away`: not now; that is said already */
function ByServer({ away, onChange }: { away: boolean; onChange: () => void }) {
  const w = useWords(words);
  return (
    <p className={css.by}>
      {!away && w.serverNow}
      <Button kind="plain" onClick={onChange}>
        {w.change}
      </Button>
    </p>
  );
}

/** Speaking under the answer: what is heard, how loud, and what is in the way of it. */
export default function Panel(props: PanelProps) {
  const { ear, box, spoken, deaf, wanted, onWanted, settle } = props;
  const w = useWords(words);
  const [deviceId, setDeviceId] = useState(readDevice);
  const [ready, setReady] = useState(wasChecked);
  const { onPiece, flush, takeBack } = usePieces(props);
  const dictating = useDictating(ear, onPiece);
  const state = useDictatingState(dictating);
  useEffect(() => dictating.deafen(deaf), [dictating, deaf]);
  useImperativeHandle(settle, () => () => dictating.settle().then(flush));
  const { engine } = useEarState(ear);
  const language = useSpokenLanguage(engine === "server");
  const of: SpokenOf = language.spoken === "hi" ? { ...props.of, language: "hi" } : props.of;
  // It may have been removed since the microphone was tried.
  const isMissing = engine === "absent" || engine === "downloading";
  const isOn = wanted && ready && !isMissing && engine !== "unknown";
  useEffect(() => void ear.look(), [ear]);
  /** The question at which the microphone failed. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const onFault = () => {
    setFailedAt(of.index);
    onWanted(false);
  };
  useSpeaking({ ear, dictating, of, deviceId, isOn, onFault });
  const checkAgain = () => {
    setReady(false);
    onWanted(true);
  };
  return (
    <>
      <Check
        open={wanted && (!ready || isMissing)}
        {...{ ear, of, deviceId, language }}
        onDevice={(chosen) => {
          keepDevice(chosen);
          setDeviceId(chosen);
        }}
        onBegin={() => {
          keepChecked();
          setReady(true);
        }}
        onType={() => {
          // The dialog must have gone: it gives the focus back to the button that opened it.
          flushSync(() => onWanted(false));
          box.current?.focus();
        }}
        // It also closes when the person begins to speak.
        onClose={() => isOn || onWanted(false)}
      />
      <Now
        {...{ dictating, state, deaf, box }}
        onOther={checkAgain}
        index={of.index}
        isNews={state.fault !== null && failedAt === of.index}
      />
      <div className={css.panel}>
        {state.later > 0 && <Notice tone="warn">{w.waiting(state.later)}</Notice>}
        {engine === "server" && isSpoken(state) && <ByServer away={state.away} onChange={checkAgain} />}
        {spoken && <Measures spoken={spoken} />}
        {takeBack && (
          <Button kind="plain" onClick={takeBack}>
            {w.undo}
          </Button>
        )}
      </div>
    </>
  );
}

type Speaking = {
  ear: Ear;
  dictating: Dictating;
  of: SpokenOf;
  deviceId: string | null;
  isOn: boolean;
  onFault: () => void;
};

/** The microphone is open while speaking is wanted; another question, language or microphone is another stretch. */
function useSpeaking({ ear, dictating, of, deviceId, isOn, onFault }: Speaking) {
  const { attemptId, index, language } = of;
  const { fault } = useDictatingState(dictating);
  useEffect(() => {
    if (!isOn) return;
    void ear.warm();
    void dictating.start(of, deviceId);
    return () => void dictating.stop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `of` is made anew with each tick; these three say what it is
  }, [ear, dictating, isOn, attemptId, index, language, deviceId]);
  useEffect(() => {
    if (fault) onFault();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new fault ends the wish to speak
  }, [fault]);
}
