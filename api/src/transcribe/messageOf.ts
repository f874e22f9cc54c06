import { ToTranscriber } from "#models/contract/transcribe.ts";
import type { RawData } from "ws";

/** The bytes of a message. */
export function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Answered like any other message that is not the protocol's.
  }
}

/** A text message; null for one that is none of the protocol's. */
export function messageOf(data: RawData): ToTranscriber | null {
  const result = ToTranscriber.safeParse(parsed(Buffer.from(bytesOf(data)).toString("utf8")));
  return result.success ? result.data : null;
}
