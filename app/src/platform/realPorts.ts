import { listCompanies } from "#models/contract/companies.ts";
import type { Ports } from "../ports.ts";
import { PURCHASES } from "../purchases/key.ts";
import { lazySync } from "../sync/lazySync.ts";
import { rememberInvite } from "../shell/inviteSeen.ts";
import { readKept } from "../ui/kept.ts";
import { systemClock } from "./clock.ts";
import { lazyDevice, lazyNotices } from "./device/index.ts";
import { randomIds } from "./ids.ts";
import { makeApi } from "./net/api.ts";
import { makeAuth } from "./net/auth.ts";
import { withOfflineCopies } from "./net/offlineCopy.ts";
import { TOKEN_KEY } from "./net/token.ts";
import { browserNetwork } from "./network.ts";
import { browserVoice } from "./speech/voice.ts";
import { lazyEverything } from "./store/everything.ts";
import { lazyRecordings } from "./store/recordings.ts";
import { lazily } from "./lazily.ts";
import { lazyStore } from "./store/index.ts";
import { browserTurns } from "./turns.ts";

/** The outside world as it is. Called once; the profile begins to load with it. */
export function realPorts(): Ports {
  rememberInvite(location.search, systemClock.now());
  const api = makeApi({ onSignedOut: () => auth.signedOut() });
  const auth = makeAuth(api);
  addEventListener("storage", (event) => {
    // A null key: everything was cleared.
    if (event.key === TOKEN_KEY || event.key === null) auth.tokenChanged();
  });
  void auth.load();
  const shared = {
    clock: systemClock,
    ids: randomIds,
    api: withOfflineCopies(api, [listCompanies]),
    auth,
    store: lazyStore(),
    network: browserNetwork,
  };
  const purchases = lazily(async () => {
    const [{ makePurchases }, { browserCheckout }] = await Promise.all([
      import("../purchases/purchases.ts"),
      import("./payments/checkout.ts"),
    ]);
    return makePurchases({ ...shared, checkout: browserCheckout });
  });
  // A payment that could not be reported is reported as soon as there is a page again.
  if (readKept(PURCHASES) !== null) void purchases().catch(() => {});
  return {
    ...shared,
    purchases,
    sync: lazySync(shared),
    voice: browserVoice(),
    ear: lazily(async () =>
      (await import("./speech/ear.ts")).browserEar({ now: systemClock.now, api: shared.api }),
    ),
    runner: lazily(() => import("./code/runner.ts")),
    recordings: lazyRecordings(),
    embedder: lazily(async () => (await import("./embedder/embedder.ts")).browserEmbedder()),
    google: lazily(async () => (await import("./google/google.ts")).browserGoogle),
    pdf: lazily(async () => (await import("./pdf/pdf.ts")).browserPdf),
    turns: browserTurns(navigator.locks),
    installation: lazily(async () => (await import("./sw/installation.ts")).browserInstallation()),
    everything: lazyEverything(),
    device: lazyDevice(),
    notices: lazyNotices(api, auth),
    practice: lazily(async () => (await import("./store/practice/deck.ts")).browserDeck()),
  };
}
