import * as z from "zod/mini";

/** Languages that code in an answer can be in, by the names that stand behind the fence of a code block. */
export const CodeLanguage = z.enum(["javascript", "python", "java", "cpp", "sql", "text"]);
export type CodeLanguage = z.infer<typeof CodeLanguage>;

/** An answer in its two parts. */
export type AnswerParts = {
  words: string;
  code: string;
  /** null where there is no code. */
  language: CodeLanguage | null;
};

const OPENING = /^(`{3,})([a-z]+)$/;
const CLOSING = /^`{3,}$/;

const languageNamed = (name: string | undefined): CodeLanguage | null => {
  const known = CodeLanguage.safeParse(name);
  return known.success ? known.data : null;
};

type Block = { from: number; to: number; language: CodeLanguage };

/** The last whole code block whose language is known, as numbers of its first and last line. */
function lastBlock(lines: readonly string[]): Block | null {
  let found: Block | null = null;
  let open: { from: number; fence: string; language: CodeLanguage } | null = null;
  lines.forEach((line, at) => {
    if (open) {
      if (!CLOSING.test(line) || line.length < open.fence.length) return;
      found = { from: open.from, to: at, language: open.language };
      open = null;
      return;
    }
    const [, fence, name] = OPENING.exec(line) ?? [];
    const language = languageNamed(name);
    if (fence !== undefined && language) open = { from: at, fence, language };
  });
  return found;
}

/**
 * Takes an answer apart: its last fenced block of a known language is the code, all around it the words. What was
 * said behind the block goes to the end of the words. An answer without one is words alone (rule CO1).
 */
export function splitAnswer(answer: string): AnswerParts {
  const lines = answer.split("\n");
  const block = lastBlock(lines);
  if (!block) return { words: answer, code: "", language: null };
  const { from, to, language } = block;
  // The blank line before a block belongs to the block.
  const gap = from > 1 && lines[from - 1] === "" ? 1 : 0;
  const before = lines.slice(0, from - gap).join("\n");
  const after = lines
    .slice(to + 1)
    .join("\n")
    .trim();
  const words = after === "" ? before : `${before}${before === "" ? "" : "\n"}${after}`;
  return { words, code: lines.slice(from + 1, to).join("\n"), language };
}

/** The code as it stands in an answer, behind the words: "" where there is none. */
export function codeBlock({ code, language }: Omit<AnswerParts, "words">): string {
  if (code.trim() === "") return "";
  // A fence is longer than any run of its own sign within (CommonMark 4.5).
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language ?? "text"}\n${code}\n${fence}`;
}

/** Words and code as one text, which `splitAnswer` takes apart again, letter for letter (rule CO1). */
export function joinAnswer(parts: AnswerParts): string {
  const block = codeBlock(parts);
  if (block === "") return parts.words;
  return parts.words === "" ? block : `${parts.words}\n\n${block}`;
}
