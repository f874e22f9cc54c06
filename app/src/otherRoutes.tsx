import { Outlet, useRoutes, type RouteObject } from "react-router-dom";
import { SignedIn } from "./shell/Guard.tsx";
import { page } from "./shell/page.tsx";

const Settings = page(() => import("./features/settings/SettingsPage.tsx"));
const Rewards = page(() => import("./features/rewards/RewardsPage.tsx"));
const Practice = page(() => import("./features/practice/PracticePage.tsx"));
const Credits = page(() => import("./features/credits/CreditsPage.tsx"));
const Desk = page(() => import("./deskRoutes.tsx"));
const Contact = page(() => import("./features/contact/ContactPage.tsx"));
const Privacy = page(() => import("./features/privacy/PrivacyPage.tsx"));
const Reset = page(() => import("./features/account/ResetPage.tsx"));
const GoogleBack = page(() => import("./features/account/GoogleBackPage.tsx"));
const InterviewRound = page(() => import("./shell/InterviewRoundPage.tsx"));
const Shared = page(() => import("./features/report/SharedPage.tsx"));
const NotFound = page(() => import("./shell/NotFoundPage.tsx"));

const ForPeople = () => (
  <SignedIn>
    <Outlet />
  </SignedIn>
);

const ForAdmins = () => (
  <SignedIn admin>
    <Outlet />
  </SignedIn>
);

/** Pages that are seldom the first: they are not worth a line in what each visitor downloads. */
const routes: RouteObject[] = [
  {
    element: <ForPeople />,
    children: [
      { path: "settings", element: <Settings /> },
      { path: "rewards", element: <Rewards /> },
      { path: "credits", element: <Credits /> },
      { path: "practice", element: <Practice /> },
      { path: "interview/:roundId", element: <InterviewRound /> },
    ],
  },
  { element: <ForAdmins />, children: [{ path: "admin/*", element: <Desk /> }] },
  { path: "contact", element: <Contact /> },
  { path: "privacy", element: <Privacy /> },
  { path: "reset-password", element: <Reset /> },
  { path: "auth/google/callback", element: <GoogleBack /> },
  { path: "shared/:token", element: <Shared /> },
  { path: "*", element: <NotFound /> },
];

/** The rest of the addresses of the page. */
export default function OtherRoutes() {
  return useRoutes(routes);
}
