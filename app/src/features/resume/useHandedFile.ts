import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { usePorts } from "../../shell/usePorts.ts";

/**
 * Takes the file with which the system has opened this page: one that another app shares (?shared=1), or one that is
 * opened with the app (?opened=1).
 */
export function useHandedFile(take: (file: File) => void) {
  const { installation } = usePorts();
  const query = new URLSearchParams(useLocation().search);
  const shared = query.get("shared") === "1";
  const handed = shared || query.has("opened");
  useEffect(() => {
    if (!handed) return;
    let left = false;
    const takeOnce = (file: File | null) => {
      if (file && !left) take(file);
    };
    installation().then(
      async (app) => {
        if (!shared) app.onOpenedFile(takeOnce);
        else takeOnce(await app.sharedFile());
      },
      // eslint-disable-next-line no-console -- a file can still be chosen; this is the only trace
      (why: unknown) => console.warn("The file that was handed over could not be taken", why),
    );
    return () => void (left = true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each way here; `take` is another one each time
  }, [installation, handed, shared]);
}
