import { isLegible, tidyLine, withoutBullet } from "./tidy.ts";

const PERSONAL = [
  /\S+@\S+\.\S+|@\s*gmail|e-?mail\b/i,
  /(?:\+?\d[\s-]?){10,}|\(\d{3}\)\s*\d{3}|\b\d{3}-\d{3}-\d{4}\b|\b(?:mobile|phone|mob|contact|tel)\b\s*(?:no\b)?\.?\s*[:.-]?\s*[+(\d]/i,
  /\b(?:father|mother|husband|wife|spouse|guardian)(?:'s)?\b\s*(?:name|occupation|:)/i,
  /\b(?:s\/o|d\/o|w\/o)\b/i,
  /\bdate of birth\b|\bd\.?o\.?b\b|\bbirth ?(?:date|place)\b|\bage\s*:/i,
  /\bmarital|\bnationality\b|\breligion\b|\bcaste\b|\bgender\b|\bsex\s*:|\bblood group\b|\bpassport\b|\baadhaa?r\b|\bpan (?:no|number|card)\b/i,
  /\b(?:permanent|present|current|residential|correspondence|postal) address\b|\baddress\s*[:-]|\bpin ?code\b|\b(?:street|nagar|colony|sector|near|dist|district|tehsil|vill|village|p\.?o)\b[^.]*\b\d{6}\b/i,
  /\bhereby\b|\bsolemnly\b|\btrue to the best\b|\bto the best of my knowledge\b|^place\s*:|^date\s*:|^signature|^\(?signature/i,
  /\bcurriculum vitae\b|^resume$|^bio-?data$|\blast updated\b|\bpage \d+\b|[–-]\s*\d+\/\d+$/i,
  /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook)\.com|^\S+\.(?:com|in|org|io|dev)$/i,
  /\b(?:expected|current|present|last|exp\.?) (?:ctc|salary)\b|\bnotice period\b|^ctc\b|\bctc\s*[:–-]|\bsalary (?:expected|now|required)\b|(?:^|अपेक्षित |वर्तमान )(?:वेतन|तनख्वाह)\s*[:–-]/i,
  /^(?:salary|age|height|weight)\s*(?:\([^)]{0,12}\))?\s*[:–-]+\s*(?:rs\b|inr\b|₹|\d|negot|as per)|^category\s*[:–-]+\s*(?:gen|obc|sc\b|st\b|ews|open|ur\b)|^(?:sign(?:ed)?|dated?)\s*(?:[:–-]+\s*(?:\d|[._…]|$)|[._…]{3})/i,
  /\bi (?:also )?(?:solemnly |do )?(?:declare|certify|affirm)\b|\b(?:above|furnished) (?:details|information|particulars|statements?|all)\b.*\b(?:true|correct)\b|\byours (?:faithfully|sincerely|truly)\b/i,
  /(?:^|[,|(/:–-]\s*)(?:un)?married\b(?!\s+(?:couples?|women|men|people))|\bborn (?:on |in )?(?:19|20|\d)|^religion\b/i,
  /पिता|माता|जन्म\s*तिथि|जन्म\s*तारीख|वैवाहिक|पता\s*[:-]|राष्ट्रीयता|धर्म|लिंग\s*[:-]|मोबाइल|घोषणा|एतद|हस्ताक्षर|विवाहित|^दिनांक|^स्थान\s*:|सूचना .*सत्य/,
];

/** Whether a line is about the private person: contact, family, birth, status, declaration (rule RS2). */
export const isPersonal = (raw: string) => {
  const line = withoutBullet(tidyLine(raw));
  return PERSONAL.some((pattern) => pattern.test(line));
};

/** Whether a line may be shown to the person inside a question. */
export const mayBeQuoted = (raw: string) => isLegible(raw) && !isPersonal(raw);
