import type { ToPage } from "#models/contract/worker.ts";

/** How long a page may take to say that it goes where it was sent, in milliseconds. */
const ANSWER_MS = 1_000;

/** Sends a message to every open page. */
export async function tellAll(clients: Clients, message: ToPage) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const client of all) client.postMessage(message);
}

/** Whether the page goes there by itself, which keeps what is on it. */
function goes(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: ToPage = { type: "go", path };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    window.postMessage(message, [port2]);
  });
}

/** Brings a window to the front and leads it to `path`: without loading where its page can, else with. */
export async function goTo(window: WindowClient, path: string) {
  const front = await window.focus();
  if (new URL(front.url).pathname === path || (await goes(front, path))) return;
  await front.navigate(path);
}
