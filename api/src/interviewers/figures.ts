import { Counter, Histogram, type Registry } from "prom-client";
import type { Spent } from "../outside/llm/port.ts";

/** Counts calls of the language model for /metrics; `cost` is in the currency of the prices that are set. */
export function modelFigures(registry: Registry): (spent: Spent, cost: number) => void {
  const registers = [registry];
  const seconds = new Histogram({
    name: "model_call_duration_seconds",
    help: "Time of one call of the language model, by what it was for and how it ended",
    labelNames: ["purpose", "outcome"] as const,
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80],
    registers,
  });
  const tokens = new Counter({
    name: "model_tokens_total",
    help: "Tokens of the language model, in and out",
    labelNames: ["purpose", "direction"] as const,
    registers,
  });
  const money = new Counter({
    name: "model_cost_total",
    help: "Cost of the language model, in the currency of OPENAI_PRICE_IN and OPENAI_PRICE_OUT",
    registers,
  });
  return ({ purpose, outcome, ms, input, output }, cost) => {
    seconds.observe({ purpose, outcome }, ms / 1_000);
    tokens.inc({ purpose, direction: "in" }, input);
    tokens.inc({ purpose, direction: "out" }, output);
    money.inc(cost);
  };
}
