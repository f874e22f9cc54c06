import { makeByteQueue } from "./byteQueue.ts";
import { elementHead, headAt, NOTHING_YET, trackNumber, UNKNOWN, Unreadable } from "./ebml.ts";

/** Elements of a WebM file that matter for one track of sound (RFC 8794, RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** What these hold is read in turn; their end is of no interest, and live recordings do not know it either. */
const OPENED: ReadonlySet<number> = new Set([
  ID.header,
  ID.segment,
  ID.tracks,
  ID.trackEntry,
  ID.cluster,
  ID.blockGroup,
]);

/** What these hold is wanted whole. */
const READ: ReadonlySet<number> = new Set([
  ID.docType,
  ID.trackNumber,
  ID.codecId,
  ID.codecPrivate,
  ID.encodings,
  ID.simpleBlock,
  ID.block,
]);

/** The biggest element that is taken, in bytes. */
export const ELEMENT_MAX = 1_048_576;

/** A block of sound has at most about 4,000 bytes: where none begins in so many, there is none. */
const SEEK_MAX = 16_384;

/** A look for a block reads all that is there: the next one is made when there is so many times as much. */
const SEEK_GROWTH = 1.25;

/** Bits of a block's flags that say how several frames share it. */
const LACING = 0x06;

type Track = { number: number; codec: string; head: Uint8Array | null };

/** One packet of Opus out of a recording. */
export type Packet = Uint8Array;

/** Reads WebM with one track of Opus as it comes, however it is cut. Throws `Unreadable` for anything else. */
export type Webm = {
  push(bytes: Uint8Array): Packet[];
  /** True when the beginning of a block is there and its end is not. */
  inBlock(): boolean;
  /** What comes next does not begin where an element begins: look for the next block. */
  seek(): void;
};

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 16));

/** Two channels at most, and the plain order of channels (RFC 7845). */
function isPlainOpus(head: Uint8Array | null): boolean {
  if (head === null || head.length < 19 || ascii(head.subarray(0, 8)) !== "OpusHead") return false;
  return (head[9] === 1 || head[9] === 2) && head[18] === 0;
}

/** The packet of a block, where it is of that track. */
function packetOf(block: Uint8Array, track: number): Packet | null {
  const of = trackNumber(block);
  if (block.length <= of.bytes + 3) throw new Unreadable("a block without content");
  if (of.value !== track) return null;
  if (((block[of.bytes + 2] ?? 0) & LACING) !== 0) throw new Unreadable("frames that share a block");
  return block.slice(of.bytes + 3);
}

/** Which track to take: the first of Opus. */
function makeTracks() {
  let open: Track | null = null;
  let chosen: number | null = null;
  const choose = () => {
    if (chosen === null && open?.codec === "A_OPUS") {
      if (!isPlainOpus(open.head)) throw new Unreadable("Opus of an unknown kind");
      chosen = open.number;
    }
  };
  return {
    begin() {
      choose();
      open = { number: 0, codec: "", head: null };
    },
    learn(id: number, data: Uint8Array) {
      if (open === null) return;
      if (id === ID.encodings) throw new Unreadable("a track that is packed or locked");
      if (id === ID.trackNumber) open.number = data.reduce((sum, byte) => sum * 256 + byte, 0);
      if (id === ID.codecId) open.codec = ascii(data);
      if (id === ID.codecPrivate) open.head = data.slice();
    },
    /** At the first sound. */
    end(): number {
      choose();
      open = null;
      if (chosen === null) throw new Unreadable("no track of Opus");
      return chosen;
    },
  };
}

/** The head at `at` where it is one of those elements, or null. */
function oneOf(bytes: Uint8Array, at: number, ...ids: number[]) {
  const head = headAt(bytes, at);
  return head !== NOTHING_YET && head !== "none" && ids.includes(head.id) ? head : null;
}

/** Whether a block or a cluster begins at `at`, as what follows it confirms. */
function soundBegins(bytes: Uint8Array, at: number): boolean {
  const cluster = oneOf(bytes, at, ID.cluster);
  if (cluster) return oneOf(bytes, at + cluster.bytes, ID.timestamp) !== null;
  const block = oneOf(bytes, at, ID.simpleBlock);
  if (!block || block.size < 5) return false;
  return oneOf(bytes, at + block.bytes + block.size, ID.simpleBlock, ID.cluster) !== null;
}

/** Looks for the first block in what does not begin with one. */
function makeSeek() {
  let isOn = false;
  /** So many bytes must be there before it is looked again. */
  let from = 0;
  return {
    isOn: () => isOn,
    begin() {
      isOn = true;
      from = 0;
    },
    /** Bytes before the first block, which is then found; null while there is none. */
    look(bytes: Uint8Array): number | null {
      if (bytes.length < from) return null;
      from = bytes.length * SEEK_GROWTH;
      const at = bytes.findIndex((_, place) => soundBegins(bytes, place));
      if (at < 0 && bytes.length > SEEK_MAX) throw new Unreadable("no block anywhere");
      isOn = at < 0;
      return isOn ? null : at;
    },
  };
}

/** A reader for one recording. */
export function makeWebm(): Webm {
  const queue = makeByteQueue();
  const tracks = makeTracks();
  const seek = makeSeek();
  let begun = false;
  let track: number | null = null;
  /** Bytes of an element nobody wants that are still to come. */
  let unwanted = 0;

  function read(id: number, data: Uint8Array): Packet | null {
    if (id === ID.docType && ascii(data) !== "webm") throw new Unreadable("another kind of file");
    if (id !== ID.simpleBlock && id !== ID.block) tracks.learn(id, data);
    else if (track === null) throw new Unreadable("sound before its header");
    else return packetOf(data, track);
    return null;
  }

  function open(id: number) {
    if (id === ID.header && begun) throw new Unreadable("a second header");
    begun = true;
    if (id === ID.trackEntry) tracks.begin();
    if (id === ID.cluster) track ??= tracks.end();
  }

  /** Goes one element on; false while it is not whole. */
  function step(tell: (packet: Packet) => void): boolean {
    const bytes = queue.bytes();
    const head = elementHead(bytes, 0);
    if (head === NOTHING_YET) return false;
    const { id, size } = head;
    if (!begun && id !== ID.header) throw new Unreadable("no header");
    if (OPENED.has(id)) {
      queue.drop(head.bytes);
      open(id);
      return true;
    }
    if (size === UNKNOWN || size > ELEMENT_MAX) throw new Unreadable("an element of unknown or great length");
    if (!READ.has(id)) {
      queue.drop(head.bytes);
      unwanted = size;
      return true;
    }
    if (bytes.length < head.bytes + size) return false;
    const packet = read(id, bytes.subarray(head.bytes, head.bytes + size));
    if (packet !== null) tell(packet);
    queue.drop(head.bytes + size);
    return true;
  }

  function found(): boolean {
    if (!seek.isOn()) return true;
    const at = seek.look(queue.bytes());
    queue.drop(at ?? 0);
    return at !== null;
  }

  /** False while all there is is not wanted. */
  function pastUnwanted(): boolean {
    const now = Math.min(unwanted, queue.bytes().length);
    queue.drop(now);
    unwanted -= now;
    return unwanted === 0;
  }

  return {
    push(bytes) {
      queue.add(bytes);
      const packets: Packet[] = [];
      if (!found()) return packets;
      while (pastUnwanted() && step((packet) => packets.push(packet)));
      return packets;
    },
    inBlock() {
      const first = queue.bytes()[0];
      return seek.isOn() || first === ID.simpleBlock || first === ID.block;
    },
    seek() {
      if (!begun) throw new Unreadable("no header");
      track ??= tracks.end();
      queue.drop(queue.bytes().length);
      unwanted = 0;
      seek.begin();
    },
  };
}
