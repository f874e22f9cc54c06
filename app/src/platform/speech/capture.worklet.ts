import { makeFramer } from "#models/speech/framer.ts";
import { makeResampler } from "#models/speech/resample.ts";

/* What lib.dom does not have of the world inside an AudioWorklet. */
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** What the page sends: where frames go from now on. */
export type ToCapture = { to: MessagePort };

/**
 * Turns the microphone's sound, at whatever rate the device has, into frames of 512 samples at 16 kHz, and sends them
 * straight to the worker that listens: the page itself has nothing to do with them.
 */
class Capture extends AudioWorkletProcessor {
  private readonly resampler = makeResampler(sampleRate);
  private readonly framer = makeFramer();
  private to: MessagePort | null = null;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ToCapture>) => {
      this.to = data.to;
    };
  }

  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? [];
    if (!channel || !this.to) return true;
    for (const frame of this.framer.push(this.resampler.push(channel))) {
      this.to.postMessage(frame, [frame.buffer]);
    }
    return true;
  }
}

registerProcessor("capture", Capture);
