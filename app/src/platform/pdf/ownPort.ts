/*
 * pdfjs's second half takes the messages of any worker that it wakes up in. This worker's are its own, so the way to
 * answer them is out of sight while pdfjs is loaded: import this file first.
 */
const send = self.postMessage.bind(self);
Object.defineProperty(self, "postMessage", { value: undefined, configurable: true });

/** Answers the page. */
export const tell = (message: unknown): void => send(message);
