/** @throws always: a model that is quantised in a way that is not known here is left as it is */
export function unknown(what: string): never {
  throw new Error(`This model is quantised in a way that is not known here: ${what}.`);
}
