import css from "./Shimmer.module.css";

/** The shape of what is coming: sizes are CSS lengths. It says nothing; put the words beside it. */
export function Shimmer(props: { height: string; width?: string; radius?: string }) {
  const { height, width = "100%", radius = "var(--radius-m)" } = props;
  return (
    <span
      className={css.shimmer}
      style={{ blockSize: height, inlineSize: width, borderRadius: radius }}
      aria-hidden
    />
  );
}
