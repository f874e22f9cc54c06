import type { AnchorHTMLAttributes } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router-dom";

export type LinkProps = { to: To; state?: unknown; replace?: boolean } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href"
>;

/** A link to another page of the app. The router's own `Link` brings 1 KiB of prefetching that we do not use. */
export function Link({ to, state, replace, target, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
