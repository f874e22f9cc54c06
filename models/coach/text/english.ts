import { wordsOf } from "./words.ts";

/** Fewer words may be names alone. */
const FEWEST_WORDS = 8;
/** Small words of Hindi in Latin letters that are no words of English. */
const HINDI =
  /^(?:hai|hain|tha|thi|hoon|hun|hu|maine|mera|meri|mere|mujhe|hum|humne|hamara|hamare|ka|ki|ke|ko|se|mein|aur|nahi|nahin|kya|kiya|kiye|karta|karti|karte|karna|raha|rahi|rahe|gaya|gayi|gaye|liya|diya|tab|phir|bhi|toh|apna|apne|apni|uske|unke|usko|unko|wale|wala|par|kuch|bahut|bohot|accha|acha|kaam|bhai|jab|agar|lekin|yeh|woh|isliye)$/;
/** Shares of letters in another script, and of small Hindi words among all, from which a text is not English. */
const OTHER_SCRIPT_FROM = 0.5;
const HINDI_FROM = 0.2;

/** Whether a text can be read as English: the only language that the coach's points and meanings are in (rule SC19). */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < FEWEST_WORDS) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters >= OTHER_SCRIPT_FROM) return false;
  return words.filter(({ plain }) => HINDI.test(plain)).length / words.length < HINDI_FROM;
}
