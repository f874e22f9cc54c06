import { Problem, type ProblemOptions } from "./problem.ts";

/** A way in which a call can be refused: HTTP status and the sentence people read. */
type ProblemRow = { status: number; say: string };

/**
 * The interviewer that was asked has failed, not this server: it is no 5xx, in whose place a proxy may put a page of its own.
 */
export const FAILED_DEPENDENCY = 424;

/**
 * Every refusal there is. Sentences of the specification's error catalogue stand here word for word.
 * 401 means one thing only: this session is not valid; the page then drops its token.
 */
export const problems = {
  // Requests in general
  bad_json: { status: 400, say: "The request is not valid JSON." },
  bad_request: { status: 400, say: "Something in this request is missing or wrong." },
  not_found: { status: 404, say: "There is nothing at this address." },
  method_not_allowed: { status: 405, say: "This address does not take that kind of request." },
  not_acceptable: { status: 415, say: "Send this as JSON, or as a form where a file is expected." },
  too_large: { status: 413, say: "This is more than can be sent at once." },
  too_many: { status: 429, say: "Too many tries in a short time. Wait a little, then try again." },
  key_reused: { status: 422, say: "This request was already sent with other content." },
  key_running: { status: 409, say: "This request is still being worked on." },
  not_open: { status: 501, say: "This part of Taiyari is not open yet." },
  unavailable: { status: 503, say: "Taiyari cannot do this just now. Please try again in a moment." },
  unexpected: { status: 500, say: "Something went wrong on our side. Nothing you wrote is lost." },

  // Accounts
  invalid_token: { status: 401, say: "Invalid token" },
  login_failed: { status: 400, say: "Login failed" },
  signup_failed: { status: 400, say: "Signup failed" },
  email_taken: { status: 409, say: "An account with this email already exists. Sign in instead." },
  wrong_password: { status: 400, say: "That email and password do not go together." },
  google_failed: { status: 502, say: "Google login failed on server" },
  google_failed_in_page: { status: 400, say: "Google login failed" },
  google_not_set_up: { status: 501, say: "Signing in with Google is not set up here." },
  google_refused: { status: 400, say: "Google login failed on server" },
  google_unverified: {
    status: 403,
    say: "Google has not verified the email of this account. Verify it there, or use your email and a password here.",
  },
  google_taken: {
    status: 409,
    say: "This email belongs to another Google account here. Use “Forgot password” to get in.",
  },
  google_in_use: { status: 409, say: "This Google account belongs to another account here." },
  join_over: { status: 404, say: "This took too long. Please continue with Google again." },
  not_own_page: { status: 403, say: "Only Taiyari's own page can ask for this." },
  wrong_old_password: { status: 400, say: "This is not your present password." },
  password_needed: { status: 409, say: "Set a password first, or you could not sign in any more." },
  link_over: { status: 404, say: "This link has expired or was used already. Ask for a new one." },
  mail_not_set_up: {
    status: 409,
    say: "This server sends no mail. Ask whoever runs it for a link to a new password.",
  },
  sign_in_ended: { status: 404, say: "This sign-in has ended already." },
  not_admin: { status: 403, say: "Only an admin can do this." },
  user_not_found: { status: 404, say: "User not found. Please log in again." },
  bad_referrer: { status: 400, say: "Please enter a valid referrer's email (not your own)" },
  referrer_failed: { status: 400, say: "Failed to set referrer." },
  redemption_failed: { status: 400, say: "Redemption failed." },
  upi_invalid: { status: 400, say: "Redemption failed. Please enter a UPI id like name@bank." },
  nothing_to_redeem: { status: 409, say: "Redemption failed. There is no reward to redeem yet." },
  redemption_open: { status: 409, say: "Redemption failed. A request is open already." },
  redemption_fixed: { status: 409, say: "There is no request that can still be changed." },
  redemption_not_found: { status: 404, say: "This request for pay-out is not there." },
  redemption_not_due: { status: 409, say: "This request is not due yet, or has ended already." },
  redemption_ended: { status: 409, say: "This request has ended already." },

  // The admin's desk
  person_not_found: { status: 404, say: "There is no account with this id any more." },
  credits_not_free: { status: 409, say: "This person has fewer credits free than that." },
  last_admin: {
    status: 409,
    say: "This is the last admin. Make somebody else an admin first.",
  },
  pack_not_found: { status: 404, say: "This pack is not there." },
  entry_not_found: { status: 404, say: "This entry is not there." },

  // Companies and rounds
  company_name_required: { status: 400, say: "Company name is required" },
  company_names_required: { status: 400, say: "Please fill in all company names" },
  round_titles_required: { status: 400, say: "Please fill in all round titles" },
  company_not_found: { status: 404, say: "This company is not there any more." },
  round_not_found: { status: 404, say: "This round is not there any more." },
  round_missing: { status: 404, say: "No valid round ID found" },
  companies_failed: { status: 502, say: "Failed to fetch companies" },
  company_create_failed: { status: 502, say: "Failed to create company" },
  company_update_failed: { status: 502, say: "Failed to update company" },
  company_delete_failed: { status: 502, say: "Failed to delete company" },
  companies_bulk_failed: { status: 502, say: "Failed to bulk insert companies" },

  // Resumes
  resume_not_pdf: { status: 400, say: "Only PDF files are allowed" },
  resume_too_large: { status: 413, say: "File size must be less than 1MB" },
  resume_not_chosen: { status: 400, say: "Please select a file" },
  resume_not_chosen_first: { status: 400, say: "Please select a file first" },
  resume_locked: {
    status: 422,
    say: "This PDF is locked with a password. Save a copy without one and choose that.",
  },
  resume_damaged: {
    status: 422,
    say: "This PDF is damaged and cannot be read. Export it again and choose the new file.",
  },
  resume_no_text: {
    status: 422,
    say: "There is too little text in this PDF to make questions from. If it is a scan, export it from a word processor instead.",
  },
  resume_too_slow: {
    status: 422,
    say: "This PDF is too complicated to read. Export it again in a simpler layout.",
  },
  resume_upload_failed: { status: 502, say: "Upload failed" },
  resume_check_failed: { status: 502, say: "Check failed" },
  resume_delete_failed: { status: 502, say: "Delete failed" },
  resume_not_kept: { status: 404, say: "No resume is kept in your account." },
  resume_missing: {
    status: 400,
    say: "Resume not found. Please upload your resume to generate personalized questions.",
  },
  resume_not_saved: { status: 507, say: "Failed to save resume locally." },

  // Questions and credits
  credits_short: { status: 402, say: "You need 50 credits to start a round." },
  generating: { status: 409, say: "Questions for this round are already being made." },
  questions_failed: { status: FAILED_DEPENDENCY, say: "Failed to generate questions. Please try again." },
  interviewer_limit: {
    status: 429,
    say: "The AI interviewer has done all it may for today. Let the built-in coach do it, or come back tomorrow.",
  },
  questions_fetch_failed: { status: 502, say: "Failed to fetch questions" },
  user_questions_failed: { status: 502, say: "Failed to fetch user questions" },
  questions_delete_failed: { status: 502, say: "Failed to delete questions" },
  question_not_found: { status: 404, say: "This question is not one of yours." },
  questions_not_found: { status: 404, say: "No questions are stored for this round." },

  // Answers
  answer_failed: { status: 502, say: "Failed to save answer" },
  answer_fetch_failed: { status: 502, say: "Failed to get answer" },
  answers_fetch_failed: { status: 502, say: "Failed to get answers for round" },
  answer_not_found: { status: 404, say: "No answer is stored for this question." },

  // Reports
  report_running: { status: 409, say: "Your report is being written." },
  report_failed: { status: FAILED_DEPENDENCY, say: "Failed to generate report. Please try again." },
  /** The same, where nobody tries again but the person. */
  report_given_up: { status: FAILED_DEPENDENCY, say: "Failed to generate report. Please try again." },
  share_ended: { status: 404, say: "This link has ended. Ask whoever sent it for a new one." },
  report_missing: { status: 404, say: "No report data available" },
  push_unusable: { status: 422, say: "Nothing can be sent to this browser that way." },
  answers_unmatched: { status: 422, say: "There are more answers than questions in this round." },

  // Payments
  checkout_failed: { status: 502, say: "Razorpay SDK failed to load. Are you online?" },
  pricing_missing: { status: 404, say: "Pricing info not available. Please try again later." },
  order_not_found: { status: 404, say: "This order is not one of yours." },
  payment_failed: {
    status: 402,
    say: "This payment did not go through. Nothing was added; please try again.",
  },
  payment_not_credited: {
    status: 422,
    say: "Payment succeeded but failed to add credits. Contact support.",
  },

  // Only in the page
  offline: { status: 503, say: "You are offline. This needs a network." },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof problems;

/** Whether a word from outside is one of our codes. */
export function isProblemCode(word: unknown): word is ProblemCode {
  return typeof word === "string" && Object.hasOwn(problems, word);
}

/** Status of a refusal. */
export const statusOf = (code: ProblemCode): number => problems[code].status;

/** The refusal `code` as an error to throw; `say` replaces the table's sentence where it can name a field. */
export function refuse(code: ProblemCode, options: ProblemOptions & { say?: string } = {}): Problem {
  return new Problem(code, options.say ?? problems[code].say, options);
}
