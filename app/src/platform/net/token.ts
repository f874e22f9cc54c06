/** Where the token of the session is kept (SPEC section 9). */
export const TOKEN_KEY = "token";

/** The token in use, or null when nobody is signed in. */
export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** Keeps the token of a new session. */
export const keepToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

/** Drops `token`, or whichever there is. A newer one than `token` stays: it belongs to a later sign-in. */
export function dropToken(token?: string): boolean {
  if (token !== undefined && readToken() !== token) return false;
  localStorage.removeItem(TOKEN_KEY);
  return true;
}
