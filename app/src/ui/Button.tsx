import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "./Link.tsx";
import css from "./Button.module.css";

type Look = {
  /** `brand` is the one main action of a screen, `sun` is speaking and money, `quiet` has an outline. */
  kind?: "brand" | "sun" | "quiet" | "plain";
  size?: "m" | "l";
  /** A 20 px icon before the words. */
  icon?: ReactNode;
};

export type ButtonProps = Look & {
  /** At work: it stays in place and keeps the focus, but a press does nothing. */
  busy?: boolean;
} & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined };

const look = ({ kind = "brand", size = "m" }: Look, more = "") =>
  [css.button, css[kind], css[size], more].filter(Boolean).join(" ");

/** A native button; `type` is "button" unless said otherwise. */
export function Button({
  kind,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & Pick<LinkProps, "to" | "state" | "replace" | "className" | "children">;

/** A link to another page of the app that looks like a button. */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={look({ kind, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
