import { TypedLetters } from '@/components/ui/typed-letters';
import styles from './typed-headline.module.css';

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

/** The page's heading, typed once at 50 ms a character. Its name is read as a whole, not letter by letter. */
export function TypedHeadline({ text }: { text: string }) {
  return (
    <h1
      className={`-ml-[0.04em] text-hero sm:max-lg:col-span-full sm:max-lg:text-hero-stacked ${styles.headline}`}
      aria-label={text}
    >
      {headlineLines(text).map(({ words, start }) => (
        <span key={start} className="block whitespace-pre" aria-hidden="true">
          <TypedLetters text={words} after={start} isEnd={start + words.length === text.length} />
        </span>
      ))}
    </h1>
  );
}
