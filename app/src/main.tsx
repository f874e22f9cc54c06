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

if (hasToken()) {
  fetchAhead(loadPorts);
  fetchPagesAhead(location.pathname);
}

const root = document.getElementById("root");
if (!root) throw new Error("No #root.");

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
// A newcomer sees the landing page already (boot/firstScreen.ts): it stays, and comes to life.
if (root.firstChild) hydrateRoot(root, app);
else createRoot(root).render(app);
