import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Brings what the address names into sight, once it is there: the browser has looked for it long before.
 * @param parts what the page is made of; looked for again when one of them comes
 */
export function useGoToHash(parts: readonly unknown[]) {
  const { hash } = useLocation();
  const gone = useRef("");
  useEffect(() => {
    if (hash === gone.current) return;
    const place = hash && document.getElementById(hash.slice(1));
    if (!place) return;
    gone.current = hash;
    place.scrollIntoView({ block: "start" });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the parts are a list of the same length each time
  }, [hash, ...parts]);
}
