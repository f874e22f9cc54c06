/** Where letters go: VITE_CONTACT_EMAIL when the page is built. Empty: the visitor's mail app asks. */
export const CONTACT_EMAIL: string = import.meta.env.VITE_CONTACT_EMAIL || "";
