import { useEffect } from "react";
import { PRODUCT } from "./product.ts";

/** Names the page in the tab, in the history and to screen readers. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
