import { wordsOf } from "./words.ts";

/** Fewer words in Latin letters may be names alone. */
const FEWEST_WORDS = 8;
/** Small words of Hindi in Latin letters that are no words of English. */
const HINDI =
  /^(?:hai|hain|tha|thi|hoon|hun|hu|maine|mera|meri|mere|mujhe|hum|humne|hamara|hamare|ka|ki|ke|ko|se|mein|aur|nahi|nahin|kya|kiya|kiye|karta|karti|karte|karna|raha|rahi|rahe|gaya|gayi|gaye|liya|diya|tab|phir|bhi|toh|apna|apne|apni|uske|unke|usko|unko|wale|wala|par|kuch|bahut|bohot|accha|acha|kaam|bhai|jab|agar|lekin|yeh|woh|isliye)$/;
/** Shares of letters in another script, and of small Hindi words among all, from which a text is not English. */
const OTHER_SCRIPT_FROM = 0.5;
const HINDI_FROM = 0.2;

/** That one does not know is understood in Hindi as well. */
export const DOES_NOT_KNOW_IN_HINDI = /पता नहीं|नहीं पता/;

/** Whether a text can be read as English: the only language that the coach's points and meanings are in (rule SC19). */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const isShort = words.length < FEWEST_WORDS;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters >= OTHER_SCRIPT_FROM) {
    return isShort && DOES_NOT_KNOW_IN_HINDI.test(text);
  }
  return isShort || words.filter(({ plain }) => HINDI.test(plain)).length / words.length < HINDI_FROM;
}
