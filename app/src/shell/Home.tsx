import { Suspense, useEffect, useState, useTransition } from "react";
import { Navigate } from "react-router-dom";
import { readKept } from "../ui/kept.ts";
import { Shimmer } from "../ui/Shimmer.tsx";
import { SignedIn } from "./Guard.tsx";
import { page } from "./page.tsx";
import { PageMenu } from "./PageMenu.tsx";

const LandingPage = page(() => import("../features/landing/LandingPage.tsx"));
const SignInDialog = page(() => import("../features/account/SignInDialog.tsx"));
const ContactForm = page(() => import("../features/contact/ContactForm.tsx"));

/** The landing page, put together with the parts of other features that it shows. */
function Landing() {
  /** Whether the sign-in form is open; null until it was once. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [fetching, fetch] = useTransition();
  const start = () => fetch(() => setOpen(true));
  useEffect(() => {
    // Signed out in the middle of an interview: the form says so, and leads back (useComeBack.ts, which is not here yet).
    if (readKept("taiyari-left")) start();
  }, []);
  return (
    <>
      <LandingPage
        onStart={start}
        starting={fetching}
        menu={<PageMenu />}
        contact={
          <Suspense fallback={<Shimmer height="420px" />}>
            <ContactForm />
          </Suspense>
        }
      />
      {/* It stays once it was opened: closing it loses nothing that was typed. */}
      <Suspense fallback={null}>
        {open !== null && <SignInDialog open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** The page at /: the dashboard for somebody who is signed in, else the landing page. */
export const Home = () => (
  <SignedIn otherwise={<Landing />}>
    <Navigate to="/dashboard" replace />
  </SignedIn>
);
