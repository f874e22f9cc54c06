import { useRoutes, type RouteObject } from "react-router-dom";
import { SignedIn } from "./shell/Guard.tsx";
import { page } from "./shell/page.tsx";

const Contact = page(() => import("./features/contact/ContactPage.tsx"));
const Privacy = page(() => import("./features/privacy/PrivacyPage.tsx"));
const Reset = page(() => import("./features/account/ResetPage.tsx"));
const GoogleBack = page(() => import("./features/account/GoogleBackPage.tsx"));
const Credits = page(() => import("./features/credits/CreditsPage.tsx"));
const InterviewRound = page(() => import("./shell/InterviewRoundPage.tsx"));
const NotFound = page(() => import("./shell/NotFoundPage.tsx"));

/** Pages that few people open: they are not worth a line in what each visitor downloads first. */
const routes: RouteObject[] = [
  { path: "contact", element: <Contact /> },
  { path: "privacy", element: <Privacy /> },
  { path: "reset-password", element: <Reset /> },
  { path: "auth/google/callback", element: <GoogleBack /> },
  {
    path: "credits",
    element: (
      <SignedIn>
        <Credits />
      </SignedIn>
    ),
  },
  {
    path: "interview/:roundId",
    element: (
      <SignedIn>
        <InterviewRound />
      </SignedIn>
    ),
  },
  { path: "*", element: <NotFound /> },
];

/** The rest of the addresses of the page. */
export default function OtherRoutes() {
  return useRoutes(routes);
}
