import { Link } from "../ui/Link.tsx";
import { PRODUCT } from "../ui/product.ts";
import css from "./Logo.module.css";

/** The mark and the name: five bars of a voice in a speech bubble. Links to `to`. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={css.logo}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <path d="M9 0h10a9 9 0 0 1 9 9v10a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9z" />
        <path className={css.bars} d="M7.5 13v2M10.75 11v6M14 8.5v11M17.25 10.5v7M20.5 12.5v3" />
      </svg>
      <span>{PRODUCT}</span>
    </Link>
  );
}
