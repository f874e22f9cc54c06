import { Suspense, useState, useTransition } from "react";
import { Navigate } from "react-router-dom";
import { Shimmer } from "../ui/Shimmer.tsx";
import { page } from "./page.tsx";
import { PageMenu } from "./PageMenu.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useAuth } from "./useAuth.ts";
import { Loading } from "./Waiting.tsx";

const LandingPage = page(() => import("../features/landing/LandingPage.tsx"));
const SignInDialog = page(() => import("../features/account/SignInDialog.tsx"));
const ContactForm = page(() => import("../features/contact/ContactForm.tsx"));

/** The landing page, put together with the parts of other features that it shows. */
function Landing() {
  /** Whether the sign-in form is open; null until it was once. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [fetching, fetch] = useTransition();
  const start = () => fetch(() => setOpen(true));
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

function LandingUnlessSignedIn() {
  const { user, loading } = useAuth();
  if (user) return <Navigate to="/dashboard" replace />;
  return loading ? <Loading /> : <Landing />;
}

/** The page at /: the dashboard for somebody who is signed in, else the landing page. */
export function Home() {
  return hasToken() ? <LandingUnlessSignedIn /> : <Landing />;
}
