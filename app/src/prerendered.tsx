import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import { App } from "./routes.tsx";

/** What a newcomer sees first at "/", as HTML that the app takes over. Runs in the build, not in the browser. */
export async function firstScreen(): Promise<string> {
  const app = (
    <StaticRouter location="/">
      <App />
    </StaticRouter>
  );
  // Whole, in its place: nothing is left to a script to put in later.
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}
