import { Bar } from "./Bar.tsx";
import { PageMenu } from "./PageMenu.tsx";

/** The bar of a public page for somebody who is not signed in. */
export const PublicBar = () => (
  <Bar home="/" line>
    <PageMenu />
  </Bar>
);
