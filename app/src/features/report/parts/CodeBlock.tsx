import css from "./CodeBlock.module.css";

/** Code as it was written, on a ground of its own. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is scrolled to with the keyboard
    <pre className={css.code} tabIndex={0} role="region" aria-label={label} lang="zxx" translate="no">
      <code>{code}</code>
    </pre>
  );
}
