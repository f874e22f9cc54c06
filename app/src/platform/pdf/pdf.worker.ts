import { makePdf } from "./makePdf.ts";
import type { FromSetter, ToSetter } from "./messages.ts";

const tell = (message: FromSetter) => postMessage(message);

/** Sets one document. Long ones take seconds on a phone, and the page goes on meanwhile. */
addEventListener("message", ({ data }: MessageEvent<ToSetter>) => {
  makePdf(data.paper, data.fonts).then(
    (bytes) => tell({ bytes }),
    (why: unknown) => tell({ why: String(why) }),
  );
});
