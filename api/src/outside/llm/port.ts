/** Tokens as the service counts them, else estimated. */
export type Usage = { input: number; output: number };

/** What a call is for. */
export type Purpose = "questions" | "scores";

export type Message = { role: "system" | "user" | "assistant"; content: string };

/** One question to a language model. */
export type ModelCall = {
  purpose: Purpose;
  messages: readonly Message[];
  /** The shape of the reply, as JSON schema. */
  shape: { name: string; schema: Record<string, unknown> };
  maxTokens: number;
  /** True where the same call should get the same reply as far as the service can. */
  steady: boolean;
  /** Calls it off: nobody needs the reply any more. */
  signal: AbortSignal;
};

/** A language model that answers with text. */
export type LanguageModel = {
  /** Its name, as it stands in question sets and reports. */
  name: string;
  /** @throws ModelFailure */
  reply(call: ModelCall): Promise<string>;
};

/** A service with a model, which tells what each of its calls has cost. */
export type ModelService = {
  name: string;
  /** @throws ModelFailure */
  reply(call: ModelCall, meter: Meter): Promise<string>;
};

/** The model of a service, with a meter that runs for one person's work. */
export const metered = ({ name, reply }: ModelService, meter: Meter): LanguageModel => ({
  name,
  reply: (call) => reply(call, meter),
});

/**
 * Why a model gave nothing usable. away: not reached, at fault itself, or too busy; slow: no reply in the time of one call;
 * set-up: it does not take our key, our model or our request; refused: it will not answer this; cut: its reply was longer
 * than it may be; unusable: no such reply as was asked for; stopped: we called it off.
 */
export type FailureKind = "away" | "slow" | "set-up" | "refused" | "cut" | "unusable" | "stopped";

/** No usable reply. Its message says nothing of what was sent or came back: those are people's texts. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, what: string) {
    super(`The language model ${what}.`);
    this.kind = kind;
  }
}

/** Whether it is the model that cannot, and not what it has said: then nothing can be made of its replies. */
export const isAbsent = ({ kind }: ModelFailure): boolean =>
  kind === "away" || kind === "slow" || kind === "set-up" || kind === "stopped";

/** Whether the same request may go through later, as it stands: the service was away, or busy with others. */
export const mayPass = ({ kind }: ModelFailure): boolean => kind === "away" || kind === "slow";

/** One call and what it has cost, for the meters. */
export type Spent = Usage & { purpose: Purpose; outcome: FailureKind | "ok"; ms: number };

/** Told of every call that has reached the service, or may have. */
export type Meter = (spent: Spent) => void;
