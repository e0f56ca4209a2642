/** A visitor's own words with a sentence of ours after them. */
export function addSentence(text: string, sentence: string): string {
  const words = text.trim();
  if (!words) return sentence;
  return `${words}${/[.!?…]$/.test(words) ? '' : '.'} ${sentence}`;
}
