import type { ReactNode } from "react";
import { IconTile } from "../ui/IconTile.tsx";
import type { Tone } from "../ui/tone.ts";
import css from "./RoundPicture.module.css";

/** A drawing in a 32 px square, in strokes of the tile's colour. */
const pictures: Record<string, { tone: Tone; drawing: ReactNode }> = {
  technical: {
    tone: "brand",
    drawing: (
      <>
        <circle cx="16" cy="16" r="5" />
        <path d="M16 4v4M16 24v4M4 16h4M24 16h4M7.5 7.5l2.9 2.9M21.6 21.6l2.9 2.9M24.5 7.5l-2.9 2.9M10.4 21.6l-2.9 2.9" />
      </>
    ),
  },
  behavioral: {
    tone: "good",
    drawing: (
      <>
        <circle cx="11" cy="11" r="4" />
        <circle cx="22.5" cy="12.5" r="3" />
        <path d="M3.5 26c.6-5 3.5-8 7.5-8s6.9 3 7.5 8M21 19c4-.4 6.8 2 7.5 6.5" />
      </>
    ),
  },
  coding: {
    tone: "bad",
    drawing: (
      <>
        <rect x="4" y="6" width="24" height="20" rx="4" />
        <path d="m11 13-3.5 3.5 3.5 3.5M21 13l3.5 3.5-3.5 3.5M17.5 12l-3 9" />
      </>
    ),
  },
  "system-design": {
    tone: "warn",
    drawing: (
      <>
        <rect x="11.5" y="4" width="9" height="7" rx="2" />
        <rect x="4" y="21" width="9" height="7" rx="2" />
        <rect x="19" y="21" width="9" height="7" rx="2" />
        <path d="M16 11v5M8.5 21v-2a3 3 0 0 1 3-3h9a3 3 0 0 1 3 3v2" />
      </>
    ),
  },
  hr: {
    tone: "sun",
    drawing: (
      <>
        <path d="M5 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-8l-7 5z" />
        <path d="M27 12v14l-5-4h-7M10 10h8M10 13.5h5" />
      </>
    ),
  },
  mixed: {
    tone: "fair",
    drawing: (
      <>
        <rect x="4.5" y="4.5" width="10" height="10" rx="3" />
        <circle cx="22.5" cy="9.5" r="5" />
        <path d="m9.5 18 5 9.5h-10z" />
        <path d="M18.5 20.5l8 7M26.5 20.5l-8 7" />
      </>
    ),
  },
  other: {
    tone: "neutral",
    drawing: (
      <>
        <rect x="12" y="4" width="8" height="14" rx="4" />
        <path d="M7 15a9 9 0 0 0 18 0M16 24v4M12 28h8" />
      </>
    ),
  },
};

/** The drawn picture of a round's type, on its own soft colour; a type it does not know gets the one of "other". */
export function RoundPicture({ type }: { type: string }) {
  const picture = pictures[type] ?? pictures.other;
  return (
    <IconTile tone={picture?.tone ?? "neutral"}>
      <svg className={css.picture} viewBox="0 0 32 32">
        {picture?.drawing}
      </svg>
    </IconTile>
  );
}
