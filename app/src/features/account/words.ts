import type { Dictionary } from "#app/ui/words.ts";

const en = {
  login: "Sign in",
  register: "Create account",
  cutOff: "You were signed out. What you typed is kept on this device; sign in to go on.",
  toRegister: "New here? Create an account",
  toLogin: "Have an account? Sign in",
  google: "Continue with Google",
  /** The first sentence is the specification's. */
  googleFaults: {
    closed:
      "Google login failed. Google's window was closed before it was done. Try again, or use your email.",
    failed: "Google login failed. Please try again, or use your email.",
  },
  or: "or with your email",
  googlePage: "Try without a popup",
  joinWhy: (email: string) =>
    `There is an account with ${email} and a password already. Type that password once: from then on Google opens it, too.`,
  joinPassword: "Password of your account",
  joinDo: "Join and sign in",
  forgot: "Forgot password",
  forgotWhy: "We mail you a link with which you set a new password.",
  forgotDo: "Send me a link",
  forgotAgain: "Send it once more",
  forgotBusy: "Sending....",
  forgotSent: (email: string) =>
    `If there is an account with ${email}, a link is on its way. It works for 30 minutes. Look into your spam, too.`,
  forgotNoMail:
    "This server sends no mail. Whoever runs it can give you a link to a new password: write to them from the address of your account.",
  contact: "Write to us",
  back: "Back",
  privacy: "What happens with your data",
  titles: {
    forgot: "Forgot password",
    join: "You have an account already",
    reset: "Set a new password",
    google: "Signing in with Google",
  },
  resetWhy: "Choose a new password. Wherever else you are signed in, you will be signed out.",
  newPassword: "New password",
  resetDo: "Set it and sign in",
  linkBroken: "This link is not complete. Open it from the letter once more, or ask for a new one.",
  toStart: "Back to the start",
  toSettings: "Back to the settings",
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
