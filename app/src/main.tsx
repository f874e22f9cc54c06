import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App, fetchPagesAhead } from "./routes.tsx";
import { fetchAhead, fetchOnce } from "./shell/fetchOnce.ts";
import { hasToken } from "./shell/signedInBefore.ts";
import { PortsContext } from "./shell/usePorts.ts";
import { followSystemTheme } from "./ui/shownTheme.ts";

/** The composition root: here the page meets the real outside world, fetched when somebody needs it. */
const loadPorts = fetchOnce(() => import("./platform/realPorts.ts").then((module) => module.realPorts()));

/** So long the first picture waits for files that this device has; in milliseconds. */
const LONGEST_WAIT = 400;

const known = hasToken();
// The address may carry an invitation, of which the ports take note.
const ports = (known || location.search) && fetchAhead(loadPorts);
const pages = known && fetchPagesAhead(location.pathname);

followSystemTheme();
const app = (
  <StrictMode>
    <PortsContext value={loadPorts}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </PortsContext>
  </StrictMode>
);
function show() {
  const root = document.getElementById("root");
  // A newcomer sees the landing page already (boot/firstScreen.ts): it stays, and comes to life.
  if (root?.firstChild) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
}

// With the service worker the files are here in a moment, and the first picture is the whole page: a frame that is painted
// before it costs a slow phone as much as the page itself.
if (pages && navigator.serviceWorker?.controller) {
  const late = new Promise((over) => setTimeout(over, LONGEST_WAIT));
  void Promise.race([Promise.all([ports, pages]), late]).then(show);
} else show();
