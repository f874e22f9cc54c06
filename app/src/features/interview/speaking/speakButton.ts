/**
 * The button of the bar that ends speaking. The bar is there long before anything of speaking is fetched, so that it is
 * found, not handed down.
 */
export const speakButton = () => document.querySelector<HTMLElement>("footer button[aria-pressed]");
