const kilobytes = new Intl.NumberFormat("en-IN", {
  style: "unit",
  unit: "kilobyte",
  maximumFractionDigits: 0,
});

/** A size as people read it: "212 kB". A megabyte is 1,024 of them, as in the limit. */
export const fileSize = (bytes: number): string => kilobytes.format(Math.max(1, Math.round(bytes / 1_024)));
