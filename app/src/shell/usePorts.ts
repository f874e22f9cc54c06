import { createContext, use } from "react";
import type { Ports } from "../ports.ts";

/** Builds the ports on first use; pages that need none of them stay small. Always the same promise. */
export type LoadPorts = () => Promise<Ports>;

export const PortsContext = createContext<LoadPorts>(() =>
  Promise.reject(new Error("No ports were provided.")),
);

/** The outside world. Suspends until it is there. */
export function usePorts(): Ports {
  return use(use(PortsContext)());
}
