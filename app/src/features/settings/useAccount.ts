import { useCallback, useEffect, useState } from "react";
import * as contract from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";
import type { GoogleEnd, GoogleSetup } from "../../ports.ts";
import { useAuth } from "../../shell/useAuth.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { usePublicSettings } from "../../shell/usePublicSettings.ts";

/** What has just been done, by the word that says so, or why it was not: the server's sentence, or "" for no reason known. */
export type Told =
  | { done: "nameSaved" | "passwordSaved" | "connected" | "left" | "ended" }
  | { fault: "closed" | "failed" }
  | { refusal: string }
  | null;

/** Where Google is, where it is set up here. */
function useGoogleSetup(): GoogleSetup | null {
  const settings = usePublicSettings();
  const { googleClientId: clientId, google } = settings ?? { googleClientId: null };
  return clientId !== null && google ? { clientId, ...google } : null;
}

/** The account: how one signs in and where, and every change of it. One change at a time. */
export function useAccount() {
  const { api, auth, google } = usePorts();
  const { user } = useAuth();
  const setup = useGoogleSetup();
  const [account, setAccount] = useState<contract.Account | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>(null);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAccount(await api.call(contract.showAccount, {}));
    } catch {
      setFailed(true); // The section says so, with a way to try again.
    }
  }, [api]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what is set comes from the server
    void load();
  }, [load]);

  /** @returns whether it was done */
  async function change(work: () => Promise<Told>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setTold(null);
    let told: Told;
    try {
      told = await work();
    } catch (why) {
      told = { refusal: why instanceof Problem ? why.message : "" };
    }
    setTold(told);
    setBusy(false);
    return told !== null && "done" in told;
  }

  const connect = (way: "ask" | "leave") =>
    change(async () => {
      if (!setup) return null;
      const end: GoogleEnd = await google().then((port) => port[way](setup, "connect"));
      if (end.kind === "left") return null;
      if (end.kind !== "grant") return { fault: end.kind };
      setAccount(await api.call(contract.connectGoogle, { body: end.grant }));
      return { done: "connected" };
    });

  return {
    user,
    account,
    failed,
    busy,
    told,
    hasGoogle: setup !== null,
    load,
    forget: () => setTold(null),
    changeName: (name: string) =>
      change(async () => {
        auth.setUser((await api.call(contract.changeName, { body: { name } })).user);
        return { done: "nameSaved" };
      }),
    changePassword: (body: { oldPassword?: string; newPassword: string }) =>
      change(async () => {
        setAccount(await api.call(contract.changePassword, { body }));
        return { done: "passwordSaved" };
      }),
    connect: () => connect("ask"),
    connectByPage: () => connect("leave"),
    leaveGoogle: () =>
      change(async () => {
        setAccount(await api.call(contract.leaveGoogle, {}));
        return { done: "left" };
      }),
    end: (sessionId: string) =>
      change(async () => {
        setAccount(await api.call(contract.endSession, { params: { sessionId } }));
        return { done: "ended" };
      }),
    endOthers: () =>
      change(async () => {
        setAccount(await api.call(contract.endOtherSessions, {}));
        return { done: "ended" };
      }),
  };
}

export type AccountRoom = ReturnType<typeof useAccount>;
