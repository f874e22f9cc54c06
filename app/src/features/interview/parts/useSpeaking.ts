/* eslint-disable no-console -- typing goes on; this is the only trace */
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Ear, Ports } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { wasChecked } from "./checked.ts";
import type { PanelProps } from "../speaking/Panel.tsx";
import type { Room } from "../speaking/room.ts";

type Parts = { Panel: ComponentType<PanelProps>; ear: Ear };

async function fetchParts(ports: Ports): Promise<Parts> {
  const [panel, ear] = await Promise.all([import("../speaking/Panel.tsx"), ports.ear()]);
  return { Panel: panel.default, ear };
}

/** Writes down what was said before the page went away the last time. */
async function recover({ store, ear, recordings }: Ports, room: Room, attemptId: string) {
  const left = await store.sound.left(attemptId);
  if (left.length === 0) return;
  const { recoverSound } = await import("../speaking/recover.ts");
  await recoverSound(await ear(), room, left, recordings.wanted(room.context().userId));
}

/**
 * Speaking in this interview: nothing of it is fetched before the first press, on a device where it was never used;
 * elsewhere it gets ready while the first question is read aloud.
 */
export function useSpeaking(room: Room, attemptId: string, readOnly: boolean) {
  const ports = usePorts();
  const [wanted, setWanted] = useState(false);
  const [parts, setParts] = useState<Parts | "failed" | null>(null);
  const failed = (why: unknown) => {
    console.warn("Speaking could not be fetched", why);
    setParts("failed");
  };
  useEffect(() => {
    if (readOnly || !wasChecked()) return;
    // Where it fails, a press tries again and tells.
    const ready = fetchParts(ports).then((fetched) => {
      setParts(fetched);
      return fetched.ear.warm();
    });
    ready.catch((why: unknown) => console.warn("Speaking is not ready yet", why));
  }, [ports, readOnly]);
  useEffect(() => {
    if (readOnly) return;
    recover(ports, room, attemptId).catch((why: unknown) =>
      console.warn("What was said before could not be written down yet", why),
    );
  }, [ports, room, attemptId, readOnly]);
  const toggle = () => {
    setWanted(!wanted);
    if (!wanted && (parts === null || parts === "failed")) void fetchParts(ports).then(setParts, failed);
  };
  const settle = useRef<(() => Promise<void>) | null>(null);
  const isReady = parts !== null && parts !== "failed";
  return {
    wanted: wanted && !readOnly && parts !== "failed",
    setWanted,
    toggle,
    parts: isReady && !readOnly ? parts : null,
    failed: parts === "failed",
    settle,
  };
}

export type Speaking = ReturnType<typeof useSpeaking>;
