import { Suspense } from "react";
import { Outlet, useRoutes, type RouteObject } from "react-router-dom";
import { ErrorBoundary } from "./shell/ErrorBoundary.tsx";
import { Frame, Navbar } from "./shell/Frame.tsx";
import { SignedIn } from "./shell/Guard.tsx";
import { Home } from "./shell/Home.tsx";
import { page, type LazyPage } from "./shell/page.tsx";
import { Stage } from "./shell/Stage.tsx";

const Dashboard = page(() => import("./features/dashboard/DashboardPage.tsx"));
const Resume = page(() => import("./features/resume/ResumePage.tsx"));
const Interview = page(() => import("./features/interview/InterviewPage.tsx"));
const Report = page(() => import("./features/report/ReportPage.tsx"));
const Others = page(() => import("./otherRoutes.tsx"));

/** By the first part of the address; "/" leads a signed-in person to the dashboard. */
const first: Record<string, LazyPage<object>> = {
  "": Dashboard,
  dashboard: Dashboard,
  "resume-upload": Resume,
  "audio-interview": Interview,
  report: Report,
};

/** Fetches what a signed-in person will see at `pathname` side by side, not one after the other. Never rejects. */
export async function fetchPagesAhead(pathname: string): Promise<void> {
  await Promise.all([Navbar.ahead(), (first[pathname.split("/")[1] ?? ""] ?? Others).ahead()]);
}

/** The bar above, the page below. */
const Framed = () => (
  <Frame>
    <Stage>
      <Outlet />
    </Stage>
  </Frame>
);

/** The page has the whole screen. */
const Alone = () => (
  <Stage alone>
    <Outlet />
  </Stage>
);

const ForPeople = () => (
  <SignedIn>
    <Outlet />
  </SignedIn>
);

/** Every address of the page (SPEC section 2); those that few people open stand in otherRoutes.tsx. */
const routes: RouteObject[] = [
  {
    element: <Alone />,
    children: [
      { path: "/", element: <Home /> },
      { element: <ForPeople />, children: [{ path: "/audio-interview", element: <Interview /> }] },
    ],
  },
  {
    element: <Framed />,
    children: [
      {
        element: <ForPeople />,
        children: [
          { path: "/dashboard", element: <Dashboard /> },
          { path: "/resume-upload", element: <Resume /> },
          { path: "/report/:companyId/:roundId", element: <Report /> },
        ],
      },
      { path: "*", element: <Others /> },
    ],
  },
];

const Page = () => useRoutes(routes);

/** The page of the address in use. */
export const App = () => (
  <ErrorBoundary>
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  </ErrorBoundary>
);
