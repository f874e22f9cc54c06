import type { Embedder } from "#models/coach/meaning/embedder.ts";
import type { Endpoint, Reply, Sent } from "#models/contract/endpoint.ts";
import type { Ran } from "#models/coding/ran.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import type { Report } from "#models/entities/report.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import type { User } from "#models/entities/user.ts";
import type { Paper } from "./paper.ts";
import type {
  AttemptRow,
  Command,
  EarlierText,
  Merged,
  OwnRows,
  DeckChange,
  PracticeCard,
  PracticeDraft,
  Refusal,
  RoundKey,
  StoredAnswer,
  StoredQuestions,
  StoredReport,
  StoredResume,
  StoredSize,
  TypedAnswer,
  WaitingRow,
} from "./rows.ts";

/** The moment, in milliseconds since 1970. */
export type Clock = { now(): number };

/** Ids made once and stored before they are first sent. */
export type Ids = { make(): string };

export type CallOptions = {
  signal?: AbortSignal;
  /** Idempotency-Key: made once, stored before the first send, the same for every repeat. */
  key?: string;
  /** Whose token the call must go out with; where it is not theirs at that moment, it is `invalid_token` unsent. */
  as?: string;
};

/**
 * The server, one call at a time. Every failure is a `Problem`: the server's refusal, `offline` where there is no
 * network, `unavailable` where the reply is not one of ours. A 401 has dropped the token before it is thrown.
 */
export type Api = {
  call<E extends Endpoint>(endpoint: E, sent: Sent<E, Blob>, options?: CallOptions): Promise<Reply<E>>;
  /** The last good reply, where this device keeps a copy for days without a network; undefined where it has none. */
  kept<E extends Endpoint>(endpoint: E): Reply<E> | undefined;
};

/** Runs code of the person's own against the examples of a question, apart from everything of the app. */
export type Runner = {
  /** Comes to an end in any case: by itself, or because its time is over. */
  run(code: string, exercise: Exercise): Promise<Ran>;
};

export type AuthState = { user: User | null; loading: boolean; error: string | null };

/** Who is signed in. The token stays inside. */
export type Auth = {
  state(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Reads the profile with the stored token; without a network the last known profile stands. */
  load(): Promise<void>;
  login(form: { email: string; password: string }): Promise<void>;
  register(form: { name: string; email: string; password: string }): Promise<void>;
  logout(): Promise<void>;
  /** Signs in with what the server has given out for a Google account, or for a link to a new password. */
  enter(signedIn: { token: string; user: User }): void;
  /** Whoever is signed in, as the server last told them. */
  setUser(user: User): void;
  /** Credits as the server last told them. */
  setCredits(credits: number): void;
  /** Whose token the next call goes out with, as it stands in the storage at this moment; null for nobody's. */
  tokenOwner(): string | null;
};

/** A text on its way to the history of the answer it was. */
export type Earlier = Pick<EarlierText, "kind" | "attemptId" | "text" | "device" | "timestamp">;

/** What becomes of an answer's row (null: it stays as it is), and the texts that stop being the answer by it. */
export type AnswerChange = { row: StoredAnswer | null; earlier: Earlier[] };

/** The browser's own storage. What a promise resolves for is written down for good, or the promise rejects. */
export type Store = {
  resume: {
    read(userId: string): Promise<StoredResume | null>;
    /** @param file with what the person has put right of it, as JSON; another file begins without */
    keep(userId: string, file: Omit<StoredResume, "size" | "timestamp">): Promise<void>;
    remove(userId: string): Promise<void>;
  };
  questions: {
    read(key: RoundKey): Promise<StoredQuestions | null>;
    keep(row: Omit<StoredQuestions, "timestamp">): Promise<void>;
  };
  answers: {
    /** Of one attempt's round, by index; newer journal entries are already in. */
    read(key: RoundKey, count: number): Promise<(StoredAnswer | null)[]>;
    /**
     * Every input event: a synchronous journal entry at once, and the row begins its way. `onKept` is called when the
     * transaction has completed, `onLost` when it could not (the journal still has the text).
     */
    type(answer: TypedAnswer, told: { onKept(): void; onLost(why: unknown): void }): void;
    /** Writes what is still waiting; resolves when it is down. Also happens by itself when the page is hidden. */
    flush(): Promise<void>;
    /**
     * All of one person that the server does not have; refused ones too. What only the journal of a page that has
     * died knows is written down first.
     */
    waiting(userId: string): Promise<StoredAnswer[]>;
    /**
     * Reads, changes and writes one row in one transaction.
     * @param change pure; `typedHere`: somebody has typed this answer in this tab, so its text is on a screen
     */
    change(
      of: RoundKey & { index: number },
      change: (row: StoredAnswer | null, typedHere: boolean) => AnswerChange,
    ): Promise<void>;
  };
  /** Earlier texts of answers, at most 20 of each. */
  history: {
    /** Of one answer, newest first. */
    list(key: RoundKey, index: number): Promise<EarlierText[]>;
    remove(id: number): Promise<void>;
  };
  /** What is asked of the server as soon as it can be reached. */
  commands: {
    /** Of one person, oldest first; refused ones too. */
    list(userId: string): Promise<Command[]>;
    keep(command: Command): Promise<void>;
    refuse(id: string, refusal: Refusal): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** How far this device knows a person's changes on the server. */
  sequence: {
    read(userId: string): Promise<number>;
    keep(userId: string, seq: number): Promise<void>;
  };
  reports: {
    read(key: RoundKey): Promise<StoredReport | null>;
    /** All of one person, newest first. */
    list(userId: string): Promise<StoredReport[]>;
    /**
     * In one transaction: keeps the report, then drops the attempt's questions and answers; then its command. A text that
     * neither the server nor the report has goes into the history before.
     */
    finish(key: RoundKey, report: Report): Promise<void>;
    keep(key: RoundKey, report: Report): Promise<void>;
  };
  attempts: {
    /** The attempt at one round that is not done. */
    read(key: RoundKey): Promise<AttemptRow | null>;
    /** Those of one person that are not done, newest first. */
    open(userId: string): Promise<AttemptRow[]>;
    /** Writes the row of an attempt that is not done; one that is done stays so, and nothing is written. */
    keep(row: Omit<AttemptRow, "timestamp">): Promise<void>;
    /** In one transaction: the row, and the command that belongs to it as it now stands. Resolves with the row. */
    keepWith(row: Omit<AttemptRow, "timestamp">, command: (kept: AttemptRow) => Command): Promise<AttemptRow>;
    remove(attemptId: string): Promise<void>;
  };
  sound: {
    /** Sound of one attempt whose text is not known to be stored, by stretch of speaking, in the order of time. */
    left(attemptId: string): Promise<LeftSound[]>;
  };
  /** Told whenever rows have changed, here or in another tab; of typing only when it pauses, or now and then. */
  subscribe(listener: () => void): () => void;
  /** Told at every key of a text, here or in another tab, before it is down: what was claimed of the rows no longer holds. */
  onTouched(listener: () => void): () => void;
};

/**
 * Sound that a stretch of speaking has left behind, and the answer that it belongs to. `more`: there is also sound that
 * belongs to no segment yet.
 */
export type LeftSound = {
  stretch: string;
  index: number;
  questionId: string;
  segments: string[];
  more: boolean;
};

/** What a person practises on this device: weak questions of their reports, and when each comes back. */
export type PracticeDeck = {
  /** All cards of one person, those taken out of the deck too, and the texts that are being written. */
  read(userId: string): Promise<{ cards: PracticeCard[]; drafts: PracticeDraft[] }>;
  /** In one transaction: reads what the person has, puts the cards that `plan` returns and takes those away that it drops. */
  plan(userId: string, plan: (cards: PracticeCard[], drafts: PracticeDraft[]) => DeckChange): Promise<void>;
  /** In one transaction: changes a card, and drops the text that was being written on it where `done`. */
  change(id: string, change: (card: PracticeCard) => PracticeCard, done?: boolean): Promise<void>;
  /** Writes what is typed, begun within this very call; rejects when it could not be written down. */
  type(draft: PracticeDraft): Promise<void>;
};

/** Reads aloud, sentence by sentence, en-IN at rate 0.9. */
export type Voice = {
  /** False where the system has no voice at all; null while the browser is still looking for its voices. */
  available(): boolean | null;
  subscribe(listener: () => void): () => void;
  /** Resolves when all is said or `signal` aborts; a stalled voice is noticed and left. */
  say(text: string, signal: AbortSignal): Promise<void>;
};

/** Whose answer it is that somebody speaks. */
export type SpokenOf = RoundKey & {
  attemptId: string;
  questionId: string;
  index: number;
  /** What is spoken, where that is not English: then only the server can write it down. */
  language?: "hi";
};

/** When somebody spoke in a segment, in samples at 16 kHz of its stretch; `speechMs` without the pauses. */
export type SpeechTimes = { speechFrom: number; speechTo: number; speechMs: number };

/** Why there is no sound from the microphone. */
export type MicrophoneFault = "denied" | "missing" | "busy" | "unsupported" | "unknown";

/**
 * unknown: nobody has looked; absent: what it needs must be downloaded first; kept: it is here, not loaded yet; server:
 * what is said is sent to the server, which writes it down; later: neither device nor server can write it down now.
 */
export type EarState = {
  engine: "unknown" | "absent" | "downloading" | "kept" | "loading" | "ready" | "server" | "later";
  /** Whether the server writes down speech, as last known. */
  offered: boolean;
  /** The Whisper that is more accurate and slower: not to be had, on the server, or the one that this device uses. */
  accurate: "none" | "offered" | "chosen";
  /** What a graphics processor of this device needs to write down sooner: nothing, a download to be asked for, or one that runs. */
  faster: "none" | "offered" | "coming";
  /** Bytes that are here, of all; null where nothing is missing. */
  download: { have: number; all: number } | null;
  /** Why the last download ended before its time. */
  fault: "network" | "room" | "damaged" | null;
};

/** What is told of a stretch of speaking, segment by segment. */
export type SpokenTold = {
  /** Which microphone; null for the one that the system chooses. */
  deviceId: string | null;
  /** Loudness from 0 to 1, some ten times a second. */
  onLevel(level: number, speech: boolean): void;
  onSpeech(segment: string): void;
  /** `committed` only grows; `pending` may still change. */
  onHeard(heard: { segment: string; committed: string; pending: string }): void;
  /** The text of a segment, once and for all; empty where it was no speech. `times` null: nobody knows when. */
  onText(spoken: { segment: string; text: string; times: SpeechTimes | null }): void;
  /** It could not be written down; its sound is kept for later. */
  onLost(segment: string): void;
  /** The sound could not be stored. */
  onUnkept(): void;
  onUnplugged(): void;
  /** What listens has failed: it hears no more; what is stored of the stretch is written down by another. */
  onBroken(): void;
  onMuted(muted: boolean): void;
  /** The server, which writes it down, cannot be reached, or can be again; what is said meanwhile is kept. */
  onAway(away: boolean): void;
};

/** An open microphone that is listened to. */
export type Listening = {
  /** Name of the device. */
  label: string;
  /** While the app itself speaks, nothing that is heard counts. */
  deaf(on: boolean): void;
  /** Closes the microphone; resolves when all that was said is written down or lost. */
  stop(): Promise<void>;
};

/** Hears and writes down. Nothing of it is loaded before it is first asked for. */
export type Ear = {
  state(): EarState;
  subscribe(listener: () => void): () => void;
  /** Finds out what is here. */
  look(): Promise<void>;
  /** Loads what is here, so that the first words do not wait for it. */
  warm(): Promise<void>;
  /** Downloads what is missing; its end is in the state. Never rejects. */
  download(): Promise<void>;
  stopDownload(): void;
  /** Downloads what makes it faster, for the next visit; its end is in the state. Never rejects. */
  bringFaster(): Promise<void>;
  /** Removes what was downloaded. */
  remove(): Promise<void>;
  /** The person wants the server to write it down on this device, or no longer; remembered. A download ends that too. */
  useServer(on: boolean): Promise<void>;
  /** Uses the more accurate Whisper on this device from now on, or no longer; remembered. It has a download of its own. */
  useAccurate(on: boolean): Promise<void>;
  /** Microphones; without names before the person has allowed one. */
  devices(): Promise<{ deviceId: string; label: string }[]>;
  /** Opens the microphone; call it within a press. @throws what `faultOf` names */
  listen(of: SpokenOf, told: SpokenTold): Promise<Listening>;
  faultOf(why: unknown): MicrophoneFault;
  /** Writes down the sound that a stretch has left behind. */
  recover(of: SpokenOf, stretch: string, told: SpokenTold): Promise<void>;
  /** Forgets all sound of one attempt, also what is on its way to the server: nobody wants its text. */
  drop(attemptId: string): Promise<void>;
  /** The text of these segments is stored: their sound goes, or is kept to be listened to. */
  written(segments: readonly string[], keep: boolean): Promise<void>;
};

/** What a person has said and wanted to keep, on this device alone. */
export type Recordings = {
  /** Whether this person wants it here. Off until they say so. */
  wanted(userId: string): boolean;
  want(userId: string, wanted: boolean): void;
  /** The questions of an attempt, by index, whose answers can be listened to. Their sound is not read. */
  of(attemptId: string): Promise<ReadonlySet<number>>;
  /** One answer as a WAV file; null where it is gone. */
  read(attemptId: string, index: number): Promise<Blob | null>;
  /** Deletes all of one person's. */
  remove(userId: string): Promise<void>;
};

/** What a checkout is opened with. `amount` in paise. */
export type CheckoutOrder = {
  key: string;
  orderId: string;
  amount: number;
  currency: string;
  person: { name: string; email: string };
};

/** How a checkout ended. A closed one may have been paid all the same: UPI is paid in another app. */
export type CheckoutEnd = { kind: "paid"; paymentId: string; signature: string | null } | { kind: "closed" };

/** The payment provider's own window. */
export type Checkout = {
  /** @throws where its script could not be loaded */
  load(script: string): Promise<void>;
  /** Shows it, once it is loaded; nothing of ours may lie above it. */
  open(order: CheckoutOrder): Promise<CheckoutEnd>;
};

/**
 * opening: the order is made and the checkout loaded. confirming: it is paid, the credits are on their way. looking: the
 * checkout was closed, a payment may still come. added: the credits are there. failed: `say` says why; null: the
 * checkout could not be loaded.
 */
export type PurchaseState = {
  phase: "idle" | "opening" | "checkout" | "confirming" | "looking" | "added" | "failed";
  say: string | null;
};

/** Buying credits. */
export type Purchases = {
  state(): PurchaseState;
  subscribe(listener: () => void): () => void;
  /** Packs on sale, the one that is offered first. @throws {Problem} */
  packs(): Promise<Pricing[]>;
  /** Opens the checkout for a pack; its end is in the state. Never rejects. */
  buy(pack: Pricing): Promise<void>;
  /** What was told has been read. */
  rest(): void;
};

/** Where Google is, as the server is set up. */
export type GoogleSetup = { clientId: string; script: string; authorize: string };

/** To sign in, or to add Google to the account that one is signed in to. */
export type GooglePurpose = "signIn" | "connect";

/** What Google has given out, for the server to exchange. */
export type GoogleGrant = { code: string; mode: "popup" | "redirect"; verifier?: string };

/** closed: the person has closed Google's window, or said no; left: the whole page is on its way to Google's. */
export type GoogleEnd = { kind: "grant"; grant: GoogleGrant } | { kind: "closed" | "left" | "failed" };

/** Google's part in signing in. Nothing of it is loaded before somebody wants it. */
export type Google = {
  /**
   * Asks in a popup; call it within a press. Where popups are blocked, or the app is installed on iOS, the whole page goes
   * to Google's instead. Never rejects.
   */
  ask(setup: GoogleSetup, purpose: GooglePurpose): Promise<GoogleEnd>;
  /** Goes to Google's with the whole page; it comes back at /auth/google/callback. Never rejects. */
  leave(setup: GoogleSetup, purpose: GooglePurpose): Promise<GoogleEnd>;
  /** What the address there has brought, once: `search` is what follows its path. */
  back(search: string): { purpose: GooglePurpose; end: GoogleEnd };
};

/** Whether the browser believes it is online; a hint, never a proof. */
export type Network = { online(): boolean; subscribe(listener: () => void): () => void };

/** Whose turn it is to answer an attempt: one tab of this browser's at a time. */
export type Turns = {
  /**
   * Takes the attempt's turn where it is free, until `giveBack` is called.
   * @param onLost called when another tab has the turn, now or later
   * @returns giveBack
   */
  keep(attemptId: string, onLost: () => void): () => void;
  /**
   * Waits until no tab has the turn.
   * @param onFree called once; the turn is not taken by it
   * @returns what ends the waiting
   */
  whenFree(attemptId: string, onFree: () => void): () => void;
  /** Takes the turn from whichever tab has it; resolves when it is ours, to be kept by `keep`. */
  takeOver(attemptId: string): Promise<void>;
};

/**
 * Of what this person has written and asked for here. waiting: on its way to the server; refused: the server does not
 * take it, so it is kept here only; away: the server cannot be reached, whatever the browser says of its network.
 */
export type SyncState = {
  waiting: number;
  refused: number;
  away: boolean;
  /** The last request has reached the server, whatever the browser says of its network. */
  reached: boolean;
  /** False from a change of the rows until they have been counted again: nothing is then claimed of the new ones. */
  counted: boolean;
};

/** Brings what this device has to the server, and what other devices have to here. */
export type Sync = {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Sends what waits, without regard to earlier failures; resolves when nothing more can be done now. Never rejects. */
  now(): Promise<void>;
};

/** All rows that this browser keeps of one person, whatever store they are in. */
export type Everything = {
  sizes(userId: string): Promise<StoredSize[]>;
  /** Answers and commands that the server has not taken yet, those that it refused first. */
  waiting(userId: string): Promise<WaitingRow[]>;
  /** Lets a refused row be sent again. */
  retry(waiting: WaitingRow): Promise<void>;
  /** As plain JSON: bytes are in it as base64. */
  read(userId: string): Promise<OwnRows>;
  /** Adds rows of an export to what is here. A newer text stays, and the older one goes to the history. */
  merge(userId: string, rows: OwnRows): Promise<Merged>;
  /** Removes all rows and journal entries of one person; those of others stay. */
  wipe(userId: string): Promise<void>;
};

/** Whether the browser has promised to keep what is stored; unknown where it has no such promise. */
export type Persistence = "kept" | "not-kept" | "unknown";

/**
 * The text of a PDF in reading order, and its lines that nobody sees on the page; or why there is none. away: what reads
 * it is not on this device and cannot be fetched now. `sha256` of the file, in hex.
 */
export type PdfText =
  | { lines: string[]; hidden: string[]; sha256: string }
  | { problem: "locked" | "damaged" | "no_text" | "away" };

/** PDF files, made and read on the device. */
export type Pdf = {
  /** Reads the text of a file. Never rejects. */
  read(bytes: ArrayBuffer): Promise<PdfText>;
  /** Brings what making one needs, where the network is good and costs nothing, so that it works without one later. */
  fetchAhead(): Promise<void>;
  /**
   * Sets a document in type; null where what that needs is not here and cannot be fetched now.
   * @throws Error where it has failed
   */
  make(paper: Paper): Promise<Blob | null>;
};

/** The browser around the page: its storage, files, the clipboard. */
export type Device = {
  /** Bytes in use by the whole app, or null where the browser does not tell. */
  used(): Promise<number | null>;
  persistence(): Promise<Persistence>;
  /** Asks the browser to keep what is stored. It may ask the person, or decide alone. */
  persist(): Promise<Persistence>;
  /** As `persist`, but only the first time on this device: called after the first saved answer. Never rejects. */
  persistOnce(): Promise<void>;
  /** @param content a text, as JSON or CSV by the name, or a file of any kind */
  saveFile(name: string, content: string | Blob): Promise<void>;
  copy(text: string): Promise<void>;
  /** The system's way to send something to somebody, called within a press; null where there is none. */
  share: ((what: { title: string; text: string; url: string }) => Promise<void>) | null;
  /** Where this app is: "https://taiyari.example". */
  origin(): string;
  /** Drops copies of replies and half-written forms. */
  clearCopies(): Promise<void>;
  /** Loads the landing page afresh, so that nothing of a person is left in memory. */
  leave(): void;
  /** Loads this page afresh. */
  reload(): void;
};

/**
 * unsupported: this browser has no notifications; denied: the person has forbidden them; on: also while the app is
 * closed; on-while-open: only while it is open somewhere.
 */
export type NoticesState = "unsupported" | "denied" | "off" | "on" | "on-while-open";

/** Notifications of this browser about reports. */
export type Notices = {
  state(): Promise<NoticesState>;
  /** Asks for permission (call it within a press) and subscribes to pushes where there are any. */
  turnOn(): Promise<NoticesState>;
  turnOff(): Promise<NoticesState>;
  /** Forgets the subscription of this browser without telling the server. */
  forget(): Promise<void>;
  /** Told when a push has said that a report is ready; returns what ends it. */
  onReady(listener: () => void): () => void;
  /** Shows a notification that leads to `path`, unless the page is in sight or a push will say the same. */
  tell(notice: { title: string; body: string; path: string; tag: string }): Promise<void>;
};

/** ready: a newer version is stored and waits; full: it could not be stored for want of room; none: nothing to say. */
export type UpdateState = "none" | "ready" | "full";

/** prompt: the browser installs the app on a press; ios: the person does it in the share menu; none: nobody can now. */
export type InstallOffer = "none" | "prompt" | "ios";

/** The app as this browser has it: its version, whether it can be installed, what the system hands to it. */
export type Installation = {
  update(): UpdateState;
  offer(): InstallOffer;
  subscribe(listener: () => void): () => void;
  /** Loads the page afresh with the new version. False, and nothing happens, while an attempt runs in any tab. */
  takeUpdate(): Promise<boolean>;
  /** Lets the browser ask the person; call it within a press. */
  install(): Promise<void>;
  /** Hides the offer on this device for a month. */
  dismissOffer(): void;
  /** The file that another app has shared, once; null where there is none. */
  sharedFile(): Promise<File | null>;
  /** Told of each file that is opened with the app from now on. */
  onOpenedFile(take: (file: File) => void): void;
  /** Told where a pressed notification leads. Returns how to stop. */
  onGo(go: (path: string) => void): () => void;
};

/** All of the outside world that a feature may use. */
/** What tells on this device what texts mean. */
export type DeviceEmbedder = {
  /** Null where what it needs is not here: nothing is downloaded for it. */
  here(): Promise<Embedder | null>;
  /** Brings what it needs, 23 MB, where the network is fast and not counted; else nothing. Never rejects. */
  bringWhereCheap(): Promise<void>;
};

export type Ports = {
  clock: Clock;
  ids: Ids;
  api: Api;
  auth: Auth;
  store: Store;
  sync: Sync;
  voice: Voice;
  /** Fetched when it is first asked for. */
  ear: () => Promise<Ear>;
  /** Runs code of the person's own; fetched when it is first asked for. */
  runner: () => Promise<Runner>;
  recordings: Recordings;
  /** Fetched when it is first asked for. */
  embedder: () => Promise<DeviceEmbedder>;
  network: Network;
  /** Fetched when it is first asked for, or when a purchase waits to be settled. */
  purchases: () => Promise<Purchases>;
  /** Fetched when it is first asked for. */
  google: () => Promise<Google>;
  /** Fetched when it is first asked for. */
  pdf: () => Promise<Pdf>;
  turns: Turns;
  /** Fetched when it is first asked for. */
  installation: () => Promise<Installation>;
  everything: Everything;
  device: Device;
  notices: Notices;
  /** Fetched when it is first asked for. */
  practice: () => Promise<PracticeDeck>;
};
