/** What of an address may stand in HTML or in a script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The page of consent: gives the code to the window that opened it, or leads back to where it belongs. */
export function consentPage(asked: URLSearchParams, code: string): string {
  const state = asked.get("state") ?? "";
  const redirect = asked.get("redirect_uri") ?? "";
  const back = redirect.startsWith("http")
    ? `location.href = ${inScript(`${redirect}?${new URLSearchParams({ state, code })}`)};`
    : `opener.postMessage(${inScript({ code, state })}, ${inScript(asked.get("origin") ?? "")}); close();`;
  return `<!doctype html><meta charset="utf-8"><title>Choose an account</title>
<button onclick="go()">Continue</button>
<script>function go() { ${back} }</script>`;
}

/**
 * Stands in for Google's script: `google.accounts.oauth2.initCodeClient`, as it is described at
 * developers.google.com/identity/oauth2/web/reference/js-reference.
 */
export const standInScript = (address: string) => `
window.google = { accounts: { oauth2: { initCodeClient(config) {
  return { requestCode() {
    const query = new URLSearchParams({
      client_id: config.client_id, scope: config.scope, state: config.state,
      redirect_uri: "postmessage", origin: location.origin, response_type: "code" });
    const popup = open(${inScript(address)} + "/authorize?" + query, "google", "width=500,height=600");
    if (!popup) return config.error_callback({ type: "popup_failed_to_open" });
    let done = false;
    addEventListener("message", function take(event) {
      if (event.origin !== ${inScript(address)}) return;
      done = true;
      removeEventListener("message", take);
      config.callback(event.data);
    });
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      setTimeout(() => done || config.error_callback({ type: "popup_closed" }), 200);
    }, 100);
  } };
} } } };
`;
