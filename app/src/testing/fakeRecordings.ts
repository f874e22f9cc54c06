import type { Recordings } from "../ports.ts";

export type FakeRecordings = Recordings & {
  /** Files by the id of their attempt and the index of their question: "attempt-1 0". */
  files: Map<string, Blob>;
  /** Which were read, by the same name. */
  heard: string[];
  /** Whose were deleted. */
  removed: string[];
};

/** Recordings that a test has laid out. */
export function fakeRecordings(): FakeRecordings {
  const wanted = new Set<string>();
  const it: FakeRecordings = {
    files: new Map(),
    heard: [],
    removed: [],
    wanted: (userId) => wanted.has(userId),
    want: (userId, on) => void (on ? wanted.add(userId) : wanted.delete(userId)),
    async of(attemptId) {
      const names = [...it.files.keys()].map((name) => name.split(" "));
      return new Set(names.filter(([attempt]) => attempt === attemptId).map(([, index]) => Number(index)));
    },
    async read(attemptId, index) {
      const name = `${attemptId} ${index}`;
      it.heard.push(name);
      return it.files.get(name) ?? null;
    },
    async remove(userId) {
      it.removed.push(userId);
      it.files.clear();
    },
  };
  return it;
}
