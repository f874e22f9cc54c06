const scripts = new Map<string, Promise<void>>();

/** A script that has not come by then will not. */
const LONGEST_MS = 20_000;

function fetchScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    const timer = setTimeout(fail, LONGEST_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}

/** Loads somebody else's script once; after a failure the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = fetchScript(address).catch((why: unknown) => {
    scripts.delete(address);
    throw why;
  });
  scripts.set(address, loading);
  return loading;
}
