/** Stands for a worker and its thread: a test reads what was sent, and says what comes back. */
export class FakeWorker {
  /** All that were made, the newest last. */
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly got: unknown[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  /** The newest one. */
  static last(): FakeWorker {
    const worker = FakeWorker.all.at(-1);
    if (!worker) throw new Error("No worker was made.");
    return worker;
  }

  postMessage(message: unknown): void {
    this.got.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: message });
  }

  crash(message = "out of memory"): void {
    this.onerror?.({ message });
  }
}
