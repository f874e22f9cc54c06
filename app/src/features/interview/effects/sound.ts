/* eslint-disable no-console -- a fault to look into; the sound is kept all the same */
import type { Ports } from "../../../ports.ts";

/** The text of these segments is stored: their sound has done its duty. */
export function dropSound({ ear }: Ports, heard: readonly string[]): void {
  ear()
    .then((own) => own.written(heard, false))
    .catch((why: unknown) => console.warn("The sound of what is written down stays for now", why));
}
