/*
 * Inlined into index.html behind #root. A newcomer sees the prerendered first screen before any code of the app runs;
 * everybody else waits for the app before an empty #root.
 */
import { afterPaint, dropFirstScreen, keepFirstScreen } from "./firstScreen.ts";

/** Runs the app; its file is already on its way. */
function start() {
  const ahead = document.querySelector<HTMLLinkElement>("#entry");
  if (!ahead) return; // Under development index.html names the script itself.
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = ahead.href;
  document.head.append(script);
}

const root = document.getElementById("root");
if (root?.dataset["prerendered"] !== undefined && "newcomer" in document.documentElement.dataset) {
  keepFirstScreen(root);
  afterPaint(start);
} else {
  if (root) dropFirstScreen(root);
  start();
}
