/** What heads the columns of a table: "Degree | Institute | Year | %". */

const CELL =
  /^(?:sl|s|sr)?\.?\s*no\.?$|^s[lr]\.?$|^(?:(?:sl|sr|s)\.?\s*(?:no\.?)?\s+)?(?:name of (?:the )?)?(?:company(?: name)?|employer|organi[sz]ation|firm|institut(?:e|ion)|college|school|board|university|univ|designation|position|post|role|level|period|duration|tenure|from|to|year|years|year of passing|passing|passed in|passing year|project|client|location|place|area|cost|status|course|class|degree|exam|examination|qualification|subjects?|stream|marks|score|percent(?:age)?|%(?:age)?|%\/cgpa|cgpa|grade|div|division|result|remarks|papers?|परीक्षा|संस्थान|वर्ष|प्राप्तांक|श्रेणी|बोर्ड|विश्वविद्यालय|कक्षा|प्रतिशत|कंपनी|पद|अवधि)$/iu;
/** Where the cells of a row, or two names for one cell, part. */
const BORDER = /\s*[|/]\s*|\s+[–-]\s+|\s{2,}/u;

const OF_JOBS = /\b(?:company|employer|organi[sz]ation|firm)\b|कंपनी/iu;
const OF_POSTS = /\b(?:designation|position|post|role|period|duration|tenure)\b|पद|अवधि/iu;

/** Teachers work at schools, and a table of studies names no post. */
const AT_SCHOOL = /\b(?:institut(?:e|ion)|school|college)\b/i;
const OF_TITLES = /\b(?:designation|position|post)\b/i;

/** Whether a line is the head of a table of jobs. */
export const headsJobs = (text: string): boolean =>
  headsTable(text) &&
  ((OF_JOBS.test(text) && OF_POSTS.test(text)) || (AT_SCHOOL.test(text) && OF_TITLES.test(text)));

/** Whether a line is the head of a table and says nothing of the person. */
export function headsTable(text: string): boolean {
  const cells = text
    .trim()
    .split(BORDER)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const known = cells.filter((cell) => CELL.test(cell)).length;
  return text.includes("|") && known >= 2 && known >= cells.length * 0.6;
}
