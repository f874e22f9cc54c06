import { describe, expect, it, vi } from "vitest";
import { SHARED_FILE } from "#models/contract/worker.ts";
import { onOpenedFile, sharedFile } from "./handedFiles.ts";

/** Cache Storage with one file that was shared. */
function cachesWith(file: Blob, name: string) {
  const files = new Map<string, Response>([
    [
      SHARED_FILE.address,
      new Response(file, { headers: { "Content-Type": file.type, "X-File-Name": name } }),
    ],
  ]);
  const cache = {
    match: async (address: string) => files.get(address),
    delete: async (address: string) => files.delete(address),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

describe("a file that another app has shared", () => {
  it("is taken once, with its name", async () => {
    const caches = cachesWith(
      new Blob(["%PDF"], { type: "application/pdf" }),
      encodeURIComponent("मेरा cv.pdf"),
    );
    const file = await sharedFile(caches);
    expect([file?.name, file?.type, await file?.text()]).toEqual(["मेरा cv.pdf", "application/pdf", "%PDF"]);
    expect(await sharedFile(caches)).toBeNull();
  });

  it("is none where the browser has no caches", async () => {
    expect(await sharedFile(undefined)).toBeNull();
  });
});

describe("a file that is opened with the app", () => {
  type Launch = { files?: readonly FileSystemFileHandle[] };
  const handle = (getFile: () => Promise<File>) => ({ getFile }) as FileSystemFileHandle;

  it("is handed on; one that has gone, or a launch without a file, is nothing", async () => {
    let launch: (launch: Launch) => void = () => {};
    const window = Object.assign(new EventTarget(), {
      launchQueue: { setConsumer: (take: typeof launch) => void (launch = take) },
    });
    const take = vi.fn();
    onOpenedFile(window, take);
    const file = new File(["%PDF"], "cv.pdf");
    launch({ files: [] });
    launch({ files: [handle(() => Promise.reject(new DOMException("gone", "NotFoundError")))] });
    launch({ files: [handle(async () => file)] });
    await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith(file));
  });

  it("cannot come where the browser has no such thing", () => {
    expect(() => onOpenedFile(new EventTarget(), () => {})).not.toThrow();
  });
});
