import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { CodeLanguage } from "#models/coding/answerText.ts";

/** Each language is fetched when it is chosen. */
const GRAMMARS: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  javascript: async () => (await import("@codemirror/lang-javascript")).javascript(),
  python: async () => (await import("@codemirror/lang-python")).python(),
  java: async () => (await import("@codemirror/lang-java")).java(),
  cpp: async () => (await import("@codemirror/lang-cpp")).cpp(),
  sql: async () => (await import("@codemirror/lang-sql")).sql(),
  text: async () => [],
};

/** The page's own colours, which change with its theme. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--brand)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: "var(--good)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--warn)" },
  { tag: tags.comment, color: "var(--faint)", fontStyle: "italic" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--sun-ink)" },
  { tag: [tags.typeName, tags.className, tags.standard(tags.name)], color: "var(--fair)" },
]);

const LOOK = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--ink)", fontSize: "var(--text-m)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, Menlo, Consolas, monospace", lineHeight: "1.55" },
  ".cm-content": { minHeight: "11rem", padding: "12px 0", caretColor: "var(--ink)" },
  // Long lines are scrolled under it.
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--faint)", border: "0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--brand-soft)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--sun-soft)", color: "inherit" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-soft)", color: "inherit" },
});

/** Keys that are the interview's own: going on, and moving between questions. */
const NOT_OURS = ["Mod-Enter", "Alt-ArrowLeft", "Alt-ArrowRight"];
const keys = [
  ...closeBracketsKeymap,
  ...defaultKeymap.filter(({ key }) => key === undefined || !NOT_OURS.includes(key)),
  ...historyKeymap,
  indentWithTab,
];

export type EditorOptions = {
  code: string;
  language: CodeLanguage;
  readOnly: boolean;
  /** For who does not see it. */
  label: string;
  /** Id of the text that tells how to leave it. */
  describedBy: string;
  /** Where the caret stands, and whether the person is there already. */
  caret: number;
  focused: boolean;
  onChange(code: string): void;
  /** Whether there is room for so long a code; what is longer is not taken. */
  fits(length: number): boolean;
};

/** An editor on the page. Tab indents in it; Esc and then Tab leaves it. */
export type CodeEditor = {
  setLanguage(language: CodeLanguage): void;
  destroy(): void;
};

/** Puts an editor into `parent`. */
export function mountEditor(parent: HTMLElement, options: EditorOptions): CodeEditor {
  const { code, readOnly, label, describedBy, caret } = options;
  const grammar = new Compartment();
  const view = new EditorView({
    parent,
    doc: code,
    selection: { anchor: Math.min(caret, code.length) },
    extensions: [
      ...[lineNumbers(), history(), drawSelection(), bracketMatching(), closeBrackets(), indentOnInput()],
      ...[syntaxHighlighting(COLOURS), LOOK, keymap.of(keys), grammar.of([])],
      EditorState.readOnly.of(readOnly),
      EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy }),
      EditorState.changeFilter.of(({ docChanged, newDoc }) => !docChanged || options.fits(newDoc.length)),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) options.onChange(state.doc.toString());
      }),
    ],
  });
  let wanted: CodeLanguage;
  function setLanguage(language: CodeLanguage) {
    wanted = language;
    const indent = indentUnit.of(language === "python" ? "    " : "  ");
    view.dispatch({ effects: grammar.reconfigure(indent) });
    GRAMMARS[language]().then(
      (parser) => {
        if (wanted === language) view.dispatch({ effects: grammar.reconfigure([indent, parser]) });
      },
      // eslint-disable-next-line no-console -- it is written without colours then; this is the only trace
      (why: unknown) => console.warn("The language could not be fetched", why),
    );
  }
  setLanguage(options.language);
  if (options.focused) view.focus();
  return {
    setLanguage,
    destroy: () => view.destroy(),
  };
}
