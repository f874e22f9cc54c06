/** A letter to one person. */
export type Letter = { to: string; subject: string; text: string; html: string };

/** refused: this address, or this letter, will not be taken however often it is tried. */
export type MailOutcome = "sent" | "refused";

/** Sends mail. */
export type Mail = {
  /** Throws when another try makes sense: no network, a busy server. The error names no address. */
  send(letter: Letter): Promise<MailOutcome>;
};
