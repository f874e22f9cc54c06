/* eslint-disable no-console -- a fault to look into; the sound is kept all the same */
import type { Ports } from "../../../ports.ts";

/** The text of these segments is stored: their sound has done its duty, unless the person keeps it. */
export function dropSound({ ear, recordings }: Ports, userId: string, heard: readonly string[]): void {
  ear()
    .then((own) => own.written(heard, recordings.wanted(userId)))
    .catch((why: unknown) => console.warn("The sound of what is written down stays for now", why));
}
