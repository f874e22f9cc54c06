/* eslint-disable no-console -- the page goes on without this section */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Ear } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { usePublicSettings } from "../../../shell/usePublicSettings.ts";
import { wireSize } from "../../../shell/wireSize.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { useWords } from "../../../ui/words.ts";
import { words } from "../words.ts";
import { FasterSpeaking } from "./FasterSpeaking.tsx";
import { KeepRecordings } from "./KeepRecordings.tsx";
import { Section } from "./Section.tsx";
import css from "./Settings.module.css";

/** What hears and writes down, once it has looked what is here; null until then. */
function useEar(): Ear | null {
  const ports = usePorts();
  const [ear, setEar] = useState<Ear | null>(null);
  useEffect(() => {
    const looked = ports.ear().then(async (own) => {
      await own.look();
      setEar(own);
    });
    looked.catch((why: unknown) => console.warn("It is not known what is here for speaking", why));
  }, [ports]);
  return ear;
}

function Download({ ear, have, all }: { ear: Ear; have: number; all: number }) {
  const w = useWords(words);
  return (
    <>
      <Progress value={all > 0 ? (100 * have) / all : 0} label={w.speakingDownloading} />
      <div className={css.row}>
        <span>{w.speakingProgress(wireSize(have), wireSize(all))}</span>
        <Button kind="quiet" onClick={() => ear.stopDownload()}>
          {w.speakingPause}
        </Button>
      </div>
    </>
  );
}

/** What the presses of a part ask for, and a notice where that could not be done. */
function useAsking() {
  const [failed, setFailed] = useState<string | null>(null);
  return {
    failed: failed !== null && <Notice tone="bad">{failed}</Notice>,
    /** @param text says that it could not be done */
    async ask(work: Promise<void>, text: string) {
      setFailed(null);
      try {
        await work;
      } catch (why) {
        console.warn("What writes down speech could not be changed", why);
        setFailed(text);
      }
    },
  };
}

/** The server writes it down. */
function ByServer({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { failed, ask } = useAsking();
  return (
    <>
      <p role="status">{w.speakingServer}</p>
      {failed}
      <div className={css.row}>
        <Button kind="quiet" onClick={() => void ask(ear.useServer(false), w.failed)}>
          {w.speakingUseDevice}
        </Button>
      </div>
    </>
  );
}

/** Has the server write it down, where that is offered. */
function UseServer({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { offered } = useSyncExternalStore(ear.subscribe, ear.state);
  const { failed, ask } = useAsking();
  if (!offered) return null;
  return (
    <>
      <Button kind="plain" onClick={() => void ask(ear.useServer(true), w.failed)}>
        {w.speakingUseServer}
      </Button>
      {failed}
    </>
  );
}

/** Which Whisper this device uses, where there is a choice. */
function Accuracy({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { accurate } = useSyncExternalStore(ear.subscribe, ear.state);
  const { failed, ask } = useAsking();
  if (accurate === "none") return null;
  return (
    <>
      <Segments
        label={w.whisper}
        value={accurate === "chosen" ? "accurate" : "fast"}
        options={[
          { value: "fast", label: w.whisperFast },
          { value: "accurate", label: w.whisperAccurate },
        ]}
        onChange={(value) => void ask(ear.useAccurate(value === "accurate"), w.failed)}
      />
      {failed}
      <p>{w.whisperText}</p>
    </>
  );
}

/** Nothing is on this device yet; a server that says nothing of a download may have one. */
function Absent({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { download, fault } = useSyncExternalStore(ear.subscribe, ear.state);
  const isServed = usePublicSettings()?.whisper !== false;
  return (
    <>
      <p role="status">{isServed ? w.speakingAbsent : w.speakingNotServed}</p>
      {isServed && fault && <Notice tone="bad">{w.speakingFault[fault]}</Notice>}
      <div className={css.row}>
        {isServed && (
          <Button kind="quiet" onClick={() => void ear.download()}>
            {(download?.have ?? 0) > 0 ? w.speakingGoOn : w.speakingDownload}
          </Button>
        )}
        <UseServer ear={ear} />
      </div>
    </>
  );
}

/** All of it is on this device. */
function Here({ ear }: { ear: Ear }) {
  const w = useWords(words);
  const { fault } = useSyncExternalStore(ear.subscribe, ear.state);
  const { failed, ask } = useAsking();
  return (
    <>
      <p role="status">{w.speakingHere}</p>
      {fault && <Notice tone="bad">{w.speakingFault[fault]}</Notice>}
      {failed}
      <div className={css.row}>
        <Button kind="quiet" onClick={() => void ask(ear.remove(), w.removeFailed)}>
          {w.speakingRemove}
        </Button>
        <UseServer ear={ear} />
      </div>
    </>
  );
}

function Choices({ ear }: { ear: Ear }) {
  const { engine, download } = useSyncExternalStore(ear.subscribe, ear.state);
  if (engine === "downloading") {
    return <Download ear={ear} have={download?.have ?? 0} all={download?.all ?? 0} />;
  }
  if (engine === "server") return <ByServer ear={ear} />;
  return engine === "absent" || engine === "unknown" ? <Absent ear={ear} /> : <Here ear={ear} />;
}

/**
 * What is on this device to write down speech: bring it before one needs it, or remove it. And whether what was said
 * stays here.
 * @param props `recorded`: bytes of sound that are here
 */
export function SpeakingSection(props: { userId: string; recorded: number }) {
  const w = useWords(words);
  const ear = useEar();
  if (!ear) return null;
  return (
    <Section title={w.speaking} about={w.speakingAbout}>
      <Choices ear={ear} />
      <FasterSpeaking ear={ear} />
      <Accuracy ear={ear} />
      <KeepRecordings {...props} />
    </Section>
  );
}
