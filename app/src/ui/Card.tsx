import type { ElementType, HTMLAttributes } from "react";
import css from "./Card.module.css";

export type CardProps = { as?: ElementType } & HTMLAttributes<HTMLElement>;

/** A raised surface; everything a native element takes is passed on. */
export function Card({ as: Tag = "section", className = "", ...rest }: CardProps) {
  return <Tag {...rest} className={`${css.card} ${className}`} />;
}
