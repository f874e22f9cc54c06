/** Who Google says somebody is. Signature, issuer, audience and times have been checked. */
export type GoogleClaims = {
  /** Google's own id of the person, which never changes; an address may. */
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
};

/** What came back from Google's page of consent. */
export type Grant = {
  code: string;
  /** The redirect addresses the code may have been given out for; the next is tried where Google names that as the fault. */
  redirectUris: readonly string[];
  /** What only the page that asked knows (PKCE). */
  verifier?: string | undefined;
};

/** Google's part in signing in. */
export type Google = {
  /** Exchanges a code, which works once. @throws GoogleFailure */
  exchange(grant: Grant): Promise<GoogleClaims>;
};

/**
 * refused: this code is none, or none any more; mismatch: it belongs to another redirect address; away: Google cannot be
 * asked, or has said what cannot be believed.
 */
export type GoogleFailureKind = "refused" | "mismatch" | "away";

/** Google has not said who it is. The message names neither code nor token nor person. */
export class GoogleFailure extends Error {
  override name = "GoogleFailure";
  readonly kind: GoogleFailureKind;

  constructor(kind: GoogleFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
