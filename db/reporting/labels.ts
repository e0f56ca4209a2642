/** What stands for `:name` in SQL that reads the label of what was pressed. */
export const labelParts: Readonly<Record<string, string>> = {
  /** A regular expression for the end of a text that tells screen readers of a new tab, whole or cut. */
  new_tab_note: String.raw` \(opens[a-z ]*\)?$`,
  /**
   * What makes labels the same one: two lines of a button were recorded without a space between them for some time, and
   * a space more cuts a letter off at the end of a long text.
   */
  label_letters: `left(replace(label, ' ', ''), 60)`,
};
