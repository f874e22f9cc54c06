import { useRoutes } from "react-router-dom";
import { page, type LazyPage } from "./shell/page.tsx";

/**
 * The pages of the admin's desk by their path under /admin. In a file of its own, so that nobody else's first page carries
 * them; otherRoutes.tsx puts all of it behind its guard.
 */
export const deskPages: Record<string, LazyPage<object>> = {
  "/": page(() => import("./features/adminOverview/OverviewPage.tsx")),
  "/companies": page(() => import("./features/companies/CompaniesPage.tsx")),
  "/pricing": page(() => import("./features/adminPricing/PricingPage.tsx")),
  "/redemptions": page(() => import("./features/adminRedemptions/RedemptionsPage.tsx")),
  "/people": page(() => import("./features/adminPeople/PeoplePage.tsx")),
  "/audit": page(() => import("./features/adminAudit/AuditPage.tsx")),
  "/*": page(() => import("./shell/NotFoundPage.tsx")),
};

const routes = Object.entries(deskPages).map(([path, Page]) => ({ path, element: <Page /> }));

/** The page of the desk that the address names. */
export default function DeskRoutes() {
  return useRoutes(routes);
}
