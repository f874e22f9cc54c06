import { createElement, type SVGProps } from "react";

/** One icon as lucide describes it: elements and their attributes in a square of 24. */
type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Stands in for lucide's own function of this name (app/lean.ts): the same picture from less code. */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, ...own }: IconProps) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "aria-label" in own || "aria-labelledby" in own ? undefined : true,
        ...own,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
