/** A row as a statement takes it in JSON: a moment is in milliseconds since 1970, which costs half of a date's text. */
export type Sent<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | null | undefined
    ? number | Exclude<Row[Column], Date>
    : Row[Column];
};
