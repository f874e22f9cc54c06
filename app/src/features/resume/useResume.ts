import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { User } from "#models/entities/user.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { fetchCopy, readAccount, readDevice, removeCopy, removeHere } from "./copies.ts";
import { atFirst, reduce } from "./logic/state.ts";
import { useHandedFile } from "./useHandedFile.ts";
import { errorOf, upload, wrongWith } from "./upload.ts";

/** Milliseconds between a successful save and the redirect (SPEC section 9). */
const REDIRECT_DELAY = 1_000;

/**
 * Leads to the dashboard after a successful save (SPEC section 2), unless the page is left before. Never on to a
 * round: that spends credits, which takes a press of its own.
 */
function useRedirect(done: object | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate("/dashboard"), REDIRECT_DELAY);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each success
  }, [done]);
}

/** The upload page's state and what can be done on it. */
export function useResume(user: User | null) {
  const ports = usePorts();
  const [state, send] = useReducer(reduce, atFirst);
  const [file, setFile] = useState<File | null>(null);
  const [wanted, setKeepCopy] = useState<boolean | null>(null);
  // Off, unless a copy is kept already: a new resume then replaces it there too.
  const keepCopy = wanted ?? state.resumeUrl !== null;
  const userId = user?.userId;
  useRedirect(state.done);
  useEffect(() => {
    if (!userId) return;
    void readDevice(ports, userId, send);
    void readAccount(ports, send);
  }, [ports, userId]);

  const fail = (code: string) => send({ type: "failed", error: { code, say: "" } });

  async function choose(files: FileList | readonly File[] | null) {
    const chosen = files?.[0];
    if (!chosen) return fail("resume_not_chosen");
    setFile(chosen);
    send({ type: "error.cleared" });
    const error = await wrongWith(chosen);
    if (error) send({ type: "failed", error });
  }

  useHandedFile((handed) => void choose([handed]));

  async function save() {
    if (state.uploading) return;
    if (!userId) return fail("user_not_found");
    if (!file) return fail("resume_not_chosen_first");
    const kept = await upload(ports, userId, file, keepCopy, send);
    // A copy that could not be deleted is told, and the page stays for that.
    if (kept && !keepCopy && state.resumeUrl) await removeCopy(ports, send);
  }

  async function takeCopy() {
    if (!userId) return fail("user_not_found");
    try {
      const copy = await fetchCopy(ports);
      await upload(ports, userId, copy, true, send);
    } catch (why) {
      send({ type: "failed", error: errorOf(why, "resume_check_failed") });
    }
  }

  return {
    state,
    file,
    choose,
    keepCopy,
    setKeepCopy,
    save,
    takeCopy,
    removeCopy: () => removeCopy(ports, send),
    remove: () => userId && removeHere(ports, userId, send),
  };
}
