import captureUrl from "./capture.worklet.ts?worker&url";
import type { ToCapture } from "./capture.worklet.ts";

/** Why there is no sound: forbidden, none there, taken by another program, or something that the browser does not name. */
export type MicrophoneFault = "denied" | "missing" | "busy" | "unsupported" | "unknown";

export class NoMicrophone extends Error {
  readonly fault: MicrophoneFault;
  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(`There is no microphone: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** An open microphone. */
export type Microphone = {
  /** Name of the device, as the browser tells it. */
  label: string;
  close(): void;
};

const FAULTS: Record<string, MicrophoneFault> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const faultOf = (why: unknown) =>
  new NoMicrophone(FAULTS[why instanceof Error ? why.name : ""] ?? "unknown", why);

/**
 * The sound as it is. What browsers do for the ears of callers takes words away from a recogniser: their gain garbles the first
 * words of soft speech while it finds its level, and Whisper and the voice detector hear -60 dB as well. Of an echo there is
 * nothing, since nobody listens while the app speaks.
 */
const RAW = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };

async function openStream(deviceId: string | null): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia) throw new NoMicrophone("unsupported");
  const audio = deviceId === null ? RAW : { ...RAW, deviceId: { exact: deviceId } };
  try {
    return await mediaDevices.getUserMedia({ audio });
  } catch (why) {
    // The one that was chosen is not plugged in any more: the system's own is better than none.
    if (deviceId !== null && why instanceof Error && why.name === "OverconstrainedError")
      return openStream(null);
    throw faultOf(why);
  }
}

const closeStream = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Which microphone, and what is told of it. */
export type MicrophoneOptions = {
  /** Null for the one that the system chooses. */
  deviceId: string | null;
  /** The device is unplugged or taken away. */
  onLost(): void;
  /** The system silences it, or no longer does. */
  onMuted(muted: boolean): void;
};

/** A microphone that brings nothing for so long after it was opened is muted; milliseconds. */
const MUTED_BEFORE_MS = 1_000;

/** Tells of the microphone's end and silence; returns how to stop that. */
function watchTrack(track: MediaStreamTrack | undefined, { onLost, onMuted }: MicrophoneOptions) {
  track?.addEventListener("ended", onLost);
  track?.addEventListener("mute", () => onMuted(true));
  track?.addEventListener("unmute", () => onMuted(false));
  // It may have been so before. Firefox has every microphone muted until its first sound comes.
  const before = setTimeout(() => track?.muted && onMuted(true), MUTED_BEFORE_MS);
  return () => {
    clearTimeout(before);
    track?.removeEventListener("ended", onLost);
  };
}

/** A call, or another app, takes the sound away from some phones' pages, and does not always give it back. */
function watchContext(
  context: AudioContext,
  track: MediaStreamTrack | undefined,
  onMuted: (on: boolean) => void,
) {
  context.onstatechange = () => {
    if (context.state === "closed") return;
    const runs = context.state === "running";
    onMuted(!runs || track?.muted === true);
    // Where it may not yet, the next change of state comes here again.
    if (!runs) context.resume().catch(() => {});
  };
  return () => void (context.onstatechange = null);
}

/**
 * Opens a microphone and hands its sound to `connect`, within an AudioContext. Call it within a press: some browsers keep
 * silent otherwise.
 * @param connect what is done with the sound; it ends with the context
 * @returns the microphone, with what `connect` has made
 * @throws NoMicrophone
 */
export async function openSound<T>(
  options: MicrophoneOptions,
  connect: (source: MediaStreamAudioSourceNode, context: AudioContext) => Promise<T>,
): Promise<Microphone & { made: T }> {
  if (typeof AudioContext === "undefined") throw new NoMicrophone("unsupported");
  // At the device's own rate: Firefox refuses any other for a microphone.
  const context = new AudioContext({ latencyHint: "interactive" });
  // Still within the press: after it Safari begins no sound.
  const running = context.resume();
  // Where it fails, the await below tells; where that is not reached, something else has been told.
  running.catch(() => {});
  let opened: MediaStream | null = null;
  try {
    const stream = (opened = await openStream(options.deviceId));
    await running;
    const made = await connect(context.createMediaStreamSource(stream), context);
    const [track] = stream.getAudioTracks();
    const unwatch = [watchTrack(track, options), watchContext(context, track, options.onMuted)];
    return {
      label: track?.label ?? "",
      made,
      close() {
        for (const end of unwatch) end();
        closeStream(stream);
        void context.close();
      },
    };
  } catch (why) {
    if (opened) closeStream(opened);
    void context.close();
    throw why;
  }
}

/**
 * Sends the sound of a node, as frames of 512 samples at 16 kHz, to `frames`.
 * @param onFault told when that breaks off: the browser is silent about it otherwise
 */
export async function captureTo(frames: MessagePort, from: AudioNode, onFault: () => void): Promise<void> {
  const { context } = from;
  await context.audioWorklet.addModule(captureUrl);
  const capture = new AudioWorkletNode(context, "capture", {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: "explicit",
  });
  capture.onprocessorerror = onFault;
  capture.port.postMessage({ to: frames } satisfies ToCapture, [frames]);
  from.connect(capture);
}

/**
 * Opens the microphone and sends its frames to `frames`.
 * @throws NoMicrophone
 */
export async function openMicrophone(frames: MessagePort, options: MicrophoneOptions): Promise<Microphone> {
  if (typeof AudioWorkletNode === "undefined") throw new NoMicrophone("unsupported");
  return openSound(options, (source) => captureTo(frames, source, options.onLost));
}
