/** Where purchases that are not settled are remembered. In a file of its own: whoever only looks whether there are some loads nothing else. */
export const PURCHASES = "aim:purchases";
