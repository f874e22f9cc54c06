import { SAMPLE_RATE, rms, joinSound, toPcm16 } from "#models/speech/audio.ts";
import { CHUNK_MS, type SoundFormat } from "#models/contract/transcribe.ts";
import { drained } from "../drained.ts";
import { captureTo, type MicrophoneOptions, NoMicrophone, openSound } from "../microphone.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const CHUNK_SAMPLES = (SAMPLE_RATE * CHUNK_MS) / 1_000;
/** Speech is well understood at this rate, and a minute of it is 180 kB. */
const BITS_PER_SECOND = 24_000;
const WEBM = "audio/webm;codecs=opus";
const LEVEL_MS = 100;
/** So much silence ends what was being said; what the app reads aloud beyond it would count as a pause of the person's. */
const DEAF_MS = 1_000;
/** From this loudness on somebody is taken to speak, in sound without gain (-44 dB): only the meter asks. */
const SPEECH_RMS = 0.006;

/** What this browser can record: Safari before 18.4 and Firefox have no WebM, so their samples go as they are. */
export const recordingFormat = (): SoundFormat =>
  typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(WEBM) ? "webm-opus" : "pcm-s16le-16k";

/** Joins frames of samples to chunks of 1.5 s. */
export function makeChunks(onChunk: (bytes: Bytes) => void) {
  let parts: Float32Array[] = [];
  let length = 0;
  function flush() {
    if (length > 0) onChunk(new Uint8Array(toPcm16(joinSound(parts)).slice().buffer));
    [parts, length] = [[], 0];
  }
  return {
    push(frame: Float32Array) {
      parts.push(frame);
      length += frame.length;
      if (length >= CHUNK_SAMPLES) flush();
    },
    flush,
  };
}

/**
 * What takes sound up: `flush` gives out at once what there is, `end` all that there will ever be. While it rests, time
 * stands still in the recording.
 */
type Recorder = { flush(): void; rest(on: boolean): void; end(): Promise<void> };

type Sink = { onChunk(bytes: Bytes): void; onLost(): void };

/** Chunks as MediaRecorder gives them out; only the first one has the recording's header. */
async function recordWebm(
  from: AudioNode,
  context: AudioContext,
  { onChunk, onLost }: Sink,
): Promise<Recorder> {
  const to = context.createMediaStreamDestination();
  from.connect(to);
  const recorder = new MediaRecorder(to.stream, { mimeType: WEBM, audioBitsPerSecond: BITS_PER_SECOND });
  // A blob is read in its own time; chunks keep their order.
  let last: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    last = last.then(async () => onChunk(new Uint8Array(await data.arrayBuffer())));
  };
  // It has stopped by itself.
  recorder.onerror = onLost;
  recorder.start(CHUNK_MS);
  return {
    flush: () => void (recorder.state !== "inactive" && recorder.requestData()),
    rest(on) {
      if (on && recorder.state === "recording") {
        // What was said before would lie in it until it goes on.
        recorder.requestData();
        recorder.pause();
      } else if (!on && recorder.state === "paused") recorder.resume();
    },
    async end() {
      if (recorder.state !== "inactive") {
        const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
        recorder.stop();
        await stopped;
      }
      await last;
    },
  };
}

/** Samples at 16 kHz, 16 bits. */
async function recordPcm(from: AudioNode, _: AudioContext, { onChunk, onLost }: Sink): Promise<Recorder> {
  if (typeof AudioWorkletNode === "undefined") throw new NoMicrophone("unsupported");
  const { port1, port2 } = new MessageChannel();
  const chunks = makeChunks(onChunk);
  let came = 0;
  let resting = false;
  port2.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    came++;
    if (!resting) chunks.push(data);
  };
  await captureTo(port1, from, onLost);
  return {
    flush: chunks.flush,
    rest(on) {
      if (on) chunks.flush();
      resting = on;
    },
    async end() {
      await drained(() => came);
      port2.close();
      chunks.flush();
    },
  };
}

/** Tells how loud a node is, some ten times a second; returns how to stop that. */
function meter(from: AudioNode, context: AudioContext, onLevel: (level: number, speech: boolean) => void) {
  const analyser = context.createAnalyser();
  from.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = rms(samples);
    onLevel(level, level >= SPEECH_RMS);
  }, LEVEL_MS);
  return () => clearInterval(timer);
}

/** Has a recording hear nothing: silence at first, which ends what was being said, then no sound at all. */
function makeDeafness(gain: GainNode, recorder: Recorder) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function deafen(on: boolean) {
    gain.gain.value = on ? 0 : 1;
    clearTimeout(timer);
    if (on) timer = setTimeout(() => recorder.rest(true), DEAF_MS);
    else recorder.rest(false);
  };
}

/** An open microphone whose sound comes in chunks. */
export type Recording = {
  label: string;
  /** While the app itself speaks, what is recorded is a moment of silence. */
  deaf(on: boolean): void;
  /** Closes the microphone; resolves when the last chunk has been given out. */
  end(): Promise<void>;
};

export type RecordingOptions = MicrophoneOptions & {
  format: SoundFormat;
  onChunk(bytes: Bytes): void;
  onLevel(level: number, speech: boolean): void;
};

/** Opens the microphone and records it. @throws NoMicrophone */
export async function openRecording({
  format,
  onChunk,
  onLevel,
  ...options
}: RecordingOptions): Promise<Recording> {
  const microphone = await openSound(options, async (source, context) => {
    const gain = context.createGain();
    source.connect(gain);
    const record = format === "webm-opus" ? recordWebm : recordPcm;
    const recorder = await record(gain, context, { onChunk, onLost: options.onLost });
    return { recorder, deaf: makeDeafness(gain, recorder), stopMeter: meter(gain, context, onLevel) };
  });
  const { recorder, deaf, stopMeter } = microphone.made;
  // A page that is put aside may be ended there: what it has heard is stored before.
  const flush = () => void (document.visibilityState === "hidden" && recorder.flush());
  document.addEventListener("visibilitychange", flush);
  return {
    label: microphone.label,
    deaf,
    async end() {
      document.removeEventListener("visibilitychange", flush);
      stopMeter();
      const ended = recorder.end();
      // At once: the next stretch may open it again.
      microphone.close();
      await ended;
    },
  };
}
