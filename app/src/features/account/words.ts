import type { Dictionary } from "#app/ui/words.ts";

const en = {
  login: "Sign in",
  register: "Create account",
  cutOff: "You were signed out. What you typed is kept on this device; sign in to go on.",
  toRegister: "New here? Create an account",
  toLogin: "Have an account? Sign in",
  google: "Continue with Google",
  googleLater: "Signing in with Google is not open yet. Please use your email below.",
  name: "Your name",
  email: "Email",
  password: "Password",
  passwordHint: "8 characters or more.",
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  busy: "Logging you in....",
  free: "A new account has credits for two rounds. No card needed.",
  nameMissing: "Please tell us your name.",
  emailWrong: "Please enter your email, like name@example.com.",
  passwordMissing: "Please enter your password.",
  passwordShort: "Please use 8 characters or more.",
  /** The server's sentences in the language of the page; one that is not here is shown as it came. */
  refusals: {} as Record<string, string | undefined>,
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
