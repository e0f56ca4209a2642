export type HeadlineLine = {
  /** The words of the line and, unless it is the last, the space that follows them. */
  words: string;
  /** Place of its first character in the headline. */
  start: number;
};

/** The first word alone, then two words to a line: 'Transcend / Your Business / With AI'. */
export function headlineLines(text: string): HeadlineLine[] {
  const lines = text.match(/^\S+\s*|\S+\s*\S*\s*/g) ?? [];
  return lines.map((words, index) => ({ words, start: lines.slice(0, index).join('').length }));
}
