/* eslint-disable no-console -- the person is told in words */
import { useCallback, useState } from "react";
import { Volume2 } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import css from "./Recording.module.css";

/** The browser's own player, with the focus that the button had. */
function Player({ sound }: { sound: Blob }) {
  const w = useWords(words);
  const load = useCallback(
    (audio: HTMLAudioElement | null) => {
      if (!audio) return;
      const address = URL.createObjectURL(sound);
      audio.src = address;
      audio.focus();
      return () => URL.revokeObjectURL(address);
    },
    [sound],
  );
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what is said stands above it, as text */}
      <audio ref={load} controls autoPlay aria-label={w.recording} />
      <p className={css.soft}>{w.recordingNote}</p>
    </>
  );
}

/**
 * An answer to listen to. Its sound is not touched before the press.
 * @param props `read`: the sound as a file; null where it is gone
 */
export function Recording({ read }: { read(): Promise<Blob | null> }) {
  const w = useWords(words);
  const [sound, setSound] = useState<Blob | null>(null);
  const [state, setState] = useState<"still" | "reading" | "gone">("still");

  async function listen() {
    setState("reading");
    try {
      const found = await read();
      setSound(found);
      setState(found ? "still" : "gone");
    } catch (why) {
      console.error("The recording could not be read", why);
      setState("gone");
    }
  }

  return (
    <div className={css.recording}>
      {sound ? (
        <Player sound={sound} />
      ) : (
        <Button
          kind="quiet"
          busy={state === "reading"}
          icon={<Volume2 size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => void listen()}
        >
          {w.listen}
        </Button>
      )}
      <p role="status" className={css.soft}>
        {state === "gone" && w.recordingGone}
      </p>
    </div>
  );
}
