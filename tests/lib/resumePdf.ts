/** Lines of a plain resume of nobody in particular. */
export const RESUME_LINES = [
  "Backend Developer",
  "candidate@example.com",
  "SKILLS",
  "Node.js, TypeScript, PostgreSQL, Redis, Docker",
  "EXPERIENCE",
  "Backend Developer, Orchard Systems, Jan 2021 - Present",
  "Moved the order service from MongoDB to PostgreSQL without downtime",
  "Cut the response time of the search API by 40% with a Redis cache",
  "EDUCATION",
  "B.Tech in Computer Science, 2020",
];

const escaped = (line: string) => line.replace(/[\\()]/g, "\\$&");

function objectsOf(lines: readonly string[], hidden: readonly string[]): string[] {
  const draw = (all: readonly string[]) => all.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const content = `BT /F1 11 Tf 16 TL 50 780 Td\n${draw(lines)}\n1 1 1 rg\n${draw(hidden)}\nET`;
  return [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
}

/** A valid one-page PDF with the given lines (ASCII) as its text, and below them `hidden` ones, white on white. */
export function resumePdf(
  lines: readonly string[] = RESUME_LINES,
  hidden: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  objectsOf(lines, hidden).forEach((object, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = offsets.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
