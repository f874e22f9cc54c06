import * as z from "zod/mini";
import type { Google, GooglePurpose, GoogleSetup } from "../../ports.ts";
import { challengeOf, randomText } from "./secrets.ts";

/** Where Google leads back to; registered with the client there. */
const CALLBACK = "/auth/google/callback";

/** In sessionStorage, since it belongs to this tab: what only the page that asked knows. */
const KEPT = "taiyari-google";

const Kept = z.object({
  state: z.string(),
  verifier: z.nullable(z.string()),
  purpose: z.enum(["signIn", "connect"]),
});
type Kept = z.infer<typeof Kept>;

/** The address of Google's page of consent; what will prove that the way back is ours is kept in this tab. */
export async function leaveFor(
  { clientId, authorize }: GoogleSetup,
  purpose: GooglePurpose,
): Promise<string> {
  const [state, verifier] = [randomText(), randomText()];
  const challenge = await challengeOf(verifier);
  const kept: Kept = { state, verifier: challenge && verifier, purpose };
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
  const address = new URL(authorize);
  const query = {
    client_id: clientId,
    redirect_uri: `${location.origin}${CALLBACK}`,
    response_type: "code",
    scope: "openid email profile",
    state,
    prompt: "select_account",
    ...(challenge && { code_challenge: challenge, code_challenge_method: "S256" }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** What was kept, once. */
function takeKept(): Kept | null {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return Kept.safeParse(JSON.parse(kept ?? "null")).data ?? null;
  } catch {
    return null; // Storage is off, or it is none of ours.
  }
}

/** What the way back has brought. An address that this tab has not asked for brings nothing (RFC 6749, section 10.12). */
export const backFrom: Google["back"] = (search) => {
  const kept = takeKept();
  const query = new URLSearchParams(search);
  const code = query.get("code");
  const purpose = kept?.purpose ?? "signIn";
  if (!kept || query.get("state") !== kept.state) return { purpose, end: { kind: "failed" } };
  if (query.get("error") === "access_denied") return { purpose, end: { kind: "closed" } };
  if (!code) return { purpose, end: { kind: "failed" } };
  const verifier = kept.verifier === null ? {} : { verifier: kept.verifier };
  return { purpose, end: { kind: "grant", grant: { code, mode: "redirect", ...verifier } } };
};
