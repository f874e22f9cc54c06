/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { useState } from "react";
import { exportAccount } from "#models/contract/auth.ts";
import type { User } from "#models/entities/user.ts";
import type { Api, Ports } from "../../ports.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { exportName, writeExport } from "./logic/exportFile.ts";

/** What the server keeps; null where it cannot be asked. */
const accountPart = (api: Api) =>
  api.call(exportAccount, {}).catch((why: unknown) => {
    console.warn("The copy has only what is on this device", why);
    return null;
  });

/** Saves everything as one file. What is still being typed is written down first. */
async function save({ store, everything, device, api, clock }: Ports, user: User) {
  await store.answers.flush();
  const [rows, account] = await Promise.all([everything.read(user.userId), accountPart(api)]);
  const exportedAt = new Date(clock.now()).toISOString();
  const name = exportName(exportedAt);
  await device.saveFile(name, writeExport(user, rows, account, exportedAt));
  return { name, whole: account !== null };
}

export type Exporting = {
  busy: boolean;
  /** The file that was saved; `whole` when the account's part is in it. */
  saved: { name: string; whole: boolean } | null;
  failed: boolean;
  save(): Promise<void>;
};

/** The button that saves everything as one file. */
export function useExport(user: User): Exporting {
  const ports = usePorts();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Exporting["saved"]>(null);
  const [failed, setFailed] = useState(false);
  return {
    busy,
    saved,
    failed,
    async save() {
      setBusy(true);
      setFailed(false);
      setSaved(null);
      try {
        setSaved(await save(ports, user));
      } catch (why) {
        console.error("The copy could not be made", why);
        setFailed(true);
      }
      setBusy(false);
    },
  };
}
