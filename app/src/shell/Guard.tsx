import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { page } from "./page.tsx";
import { hasToken } from "./signedInBefore.ts";
import { useAuth } from "./useAuth.ts";
import { Loading } from "./Waiting.tsx";

const NotAdmin = page(() => import("./NotAdminPage.tsx"));

type Props = {
  admin?: boolean;
  children: ReactNode;
  /** What somebody sees who is not signed in; left out: they are sent to /. */
  otherwise?: ReactNode;
};

const toLanding = <Navigate to="/" replace />;

/** Shows its content to a person who is signed in, and to an admin only where `admin` is set (SPEC section 2). */
export function Guard({ admin, children, otherwise = toLanding }: Props) {
  const { user, loading } = useAuth();
  if (user) return admin && user.role !== "admin" ? <NotAdmin /> : children;
  return loading ? <Loading /> : otherwise;
}

/** As `Guard`; somebody without a token is not signed in, before anything else is fetched. */
export function SignedIn(props: Props) {
  return hasToken() ? <Guard {...props} /> : (props.otherwise ?? toLanding);
}
