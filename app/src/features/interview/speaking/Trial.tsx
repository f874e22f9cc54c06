/* eslint-disable no-console -- the system's own microphone can be tried all the same */
import { useEffect, useState } from "react";
import type { Ear, SpokenOf } from "../../../ports.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useWords } from "../../../ui/words.ts";
import css from "./Check.module.css";
import type { Dictating } from "./dictating.ts";
import { FaultNotice } from "./FaultNotice.tsx";
import { Heard } from "./Heard.tsx";
import { Meter } from "./Meter.tsx";
import { useDictatingState } from "./useDictating.ts";
import { words } from "./words.ts";

type Device = { deviceId: string; label: string };

/** The microphones, known by name once one is allowed. */
function useDevices(ear: Ear, isOpen: boolean): Device[] {
  const [devices, setDevices] = useState<Device[]>([]);
  useEffect(() => {
    let gone = false;
    ear
      .devices()
      .then((found) => gone || setDevices(found))
      .catch((why: unknown) => console.warn("The microphones are not known", why));
    return () => void (gone = true);
  }, [ear, isOpen]);
  return devices;
}

type Props = {
  ear: Ear;
  dictating: Dictating;
  of: SpokenOf;
  /** What the trial has written down so far. */
  text: string;
  deviceId: string | null;
  onDevice: (deviceId: string | null) => void;
  onBegin: () => void;
  onType: () => void;
};

/** A sentence to try the microphone with: how loud it is, and what is written down. */
export function Trial({ ear, dictating, of, text, deviceId, onDevice, onBegin, onType }: Props) {
  const w = useWords(words);
  const state = useDictatingState(dictating);
  const devices = useDevices(ear, state.phase === "on");
  const choose = (chosen: string | null) => {
    onDevice(chosen);
    // At once, within the press; what was said so far is written down meanwhile.
    void dictating.stop();
    void dictating.start(of, chosen);
  };
  return (
    <div className={css.stack}>
      <FaultNotice state={state} />
      {state.away && <Notice tone="warn">{w.away}</Notice>}
      {devices.length > 1 && (
        <Select
          label={w.microphone}
          value={deviceId ?? ""}
          options={[
            { value: "", label: w.systemChoice },
            ...devices.map(({ deviceId: value, label }) => ({ value, label })),
          ]}
          onChange={(event) => choose(event.currentTarget.value || null)}
        />
      )}
      {devices.some(({ label }) => /bluetooth|airpods|hands-free/i.test(label)) && (
        <p className={css.soft}>{w.bluetooth}</p>
      )}
      {state.phase === "on" ? (
        <>
          <p className={css.say}>{w.testTitle}</p>
          <p className={css.soft}>{w.testHint}</p>
          <Meter dictating={dictating} label={w.level} />
          <Heard state={state} />
        </>
      ) : (
        <Button kind="sun" busy={state.phase !== "off"} onClick={() => void dictating.start(of, deviceId)}>
          {state.phase === "off" ? (state.fault ? w.tryAgain : w.tryIt) : w.opening}
        </Button>
      )}
      {text !== "" && (
        <p aria-live="polite">
          <span className={css.soft}>{w.heardThis}</span> <q>{text}</q>
        </p>
      )}
      <div className={css.row}>
        <Button kind={text === "" ? "quiet" : "brand"} disabled={state.fault === "denied"} onClick={onBegin}>
          {w.begin}
        </Button>
        <Button kind="plain" onClick={onType}>
          {w.typing}
        </Button>
      </div>
    </div>
  );
}
