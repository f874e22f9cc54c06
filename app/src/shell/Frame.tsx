import { Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import css from "./Frame.module.css";
import { page } from "./page.tsx";
import { PublicBar } from "./PublicBar.tsx";
import { hasToken } from "./signedInBefore.ts";

/** Fetched apart: a visitor of the landing page never needs it. */
export const Navbar = page(() => import("./Navbar.tsx"));

/** The bar of a signed-in person, or only the logo, above the page's content. */
export function Frame({ children }: { children: ReactNode }) {
  // Somebody may have signed in on the page before, in this same frame.
  useLocation();
  return (
    <>
      <div className={css.top}>
        <Suspense fallback={null}>{hasToken() ? <Navbar /> : <PublicBar />}</Suspense>
      </div>
      <main className={css.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
