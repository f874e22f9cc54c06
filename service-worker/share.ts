import { SHARE_FIELD, SHARED_FILE } from "#models/contract/worker.ts";

/** Nobody's resume is larger than this; the page says what it takes (1 MB). In bytes. */
const LIMIT = 20 * 1_024 * 1_024;

/**
 * Puts down a file that another app shares, and leads to the page that takes it. The file lies in a cache, not in the
 * databases: those are the page's, with a schema that an older or newer worker must not touch.
 */
export async function takeShared(request: Request, caches: CacheStorage): Promise<Response> {
  const file = (await request.formData()).get(SHARE_FIELD);
  const fits = file instanceof File && file.size <= LIMIT;
  if (fits) {
    const headers = { "Content-Type": file.type, "X-File-Name": encodeURIComponent(file.name) };
    await (await caches.open(SHARED_FILE.cache)).put(SHARED_FILE.address, new Response(file, { headers }));
  }
  return Response.redirect(`/resume-upload?shared=${fits ? 1 : 0}`, 303);
}
