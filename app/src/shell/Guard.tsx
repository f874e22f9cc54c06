import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { page } from "./page.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useAuth } from "./useAuth.ts";
import { Loading } from "./Waiting.tsx";

const NotAdmin = page(() => import("./NotAdminPage.tsx"));

/** Shows its content to a person who is signed in, and to an admin only where `admin` is set (SPEC section 2). */
export function Guard({ admin = false, children }: { admin?: boolean; children: ReactNode }) {
  const { user, loading } = useAuth();
  if (user) return admin && user.role !== "admin" ? <NotAdmin /> : children;
  return loading ? <Loading /> : <Navigate to="/" replace />;
}

/** As `Guard`; somebody without a token is sent to / before anything else is fetched. */
export function SignedIn(props: { admin?: boolean; children: ReactNode }) {
  return hasToken() ? <Guard {...props} /> : <Navigate to="/" replace />;
}
