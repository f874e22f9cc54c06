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

/** An open microphone whose frames go to a port. */
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

async function openStream(deviceId: string | null): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia || typeof AudioWorkletNode === "undefined")
    throw new NoMicrophone("unsupported");
  const clean = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  const audio = deviceId === null ? clean : { ...clean, deviceId: { exact: deviceId } };
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

/**
 * Opens the microphone and sends its frames of 512 samples at 16 kHz to `frames`. Call it within a press: some
 * browsers keep silent otherwise.
 * @param onLost told when the device is unplugged or taken away
 * @param onMuted told when the system silences it, and when it no longer does
 * @throws NoMicrophone
 */
export async function openMicrophone(
  frames: MessagePort,
  { deviceId, onLost, onMuted }: { deviceId: string | null; onLost(): void; onMuted(muted: boolean): void },
): Promise<Microphone> {
  // At the device's own rate: Firefox refuses any other for a microphone.
  const context = new AudioContext({ latencyHint: "interactive" });
  let opened: MediaStream | null = null;
  try {
    const stream = (opened = await openStream(deviceId));
    await context.audioWorklet.addModule(captureUrl);
    await context.resume();
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, "capture", {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: "explicit",
    });
    capture.port.postMessage({ to: frames } satisfies ToCapture, [frames]);
    source.connect(capture);
    const [track] = stream.getAudioTracks();
    track?.addEventListener("ended", onLost);
    track?.addEventListener("mute", () => onMuted(true));
    track?.addEventListener("unmute", () => onMuted(false));
    return {
      label: track?.label ?? "",
      close() {
        track?.removeEventListener("ended", onLost);
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
