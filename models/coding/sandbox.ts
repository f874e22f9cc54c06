/**
 * The one script of the document in which somebody's code is run. That document has an origin of its own (a frame
 * with `sandbox="allow-scripts"`), so that neither the app's storage nor its token can be reached from it. The
 * script starts the worker whose source it is given, and passes on what the worker tells, up to a limit.
 *
 * It is fixed text, so that the page's policy can allow it by its hash: nobody's code is ever evaluated by a page.
 */
export const SANDBOX_SCRIPT = `onmessage=({data,ports:[port]})=>{let left=500;const worker=new Worker(URL.createObjectURL(new Blob([data],{type:"text/javascript"})));worker.onmessage=(event)=>{if(left-->0)port.postMessage(event.data)};worker.onerror=(event)=>{event.preventDefault();port.postMessage({kind:"broken",say:event.message||"",line:event.lineno||null})}}`;

/** No network, no other script, no evaluated text; the worker made from the given source inherits all of it. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; worker-src blob:";

/**
 * The sandbox's document. `unsafe-inline` stands only in its own policy; the page's, which it has as well, allows
 * this script alone.
 */
export const SANDBOX_DOCUMENT = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${SANDBOX_SCRIPT}</script>`;
