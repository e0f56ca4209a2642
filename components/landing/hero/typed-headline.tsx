import type { CSSProperties } from 'react';
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

type LetterOrder = CSSProperties & { '--at': number };

/** One character; `at` is its place in the headline, from 1. The cursor rests at the last before it goes. */
function Letter({ at, last, children }: { at: number; last: boolean; children: string }) {
  const order: LetterOrder = { '--at': at };
  return (
    <span className={last ? styles.last : styles.letter} style={order}>
      {children}
    </span>
  );
}

/** The page's heading, typed once at 50 ms a character. Its name is read as a whole, not letter by letter. */
export function TypedHeadline({ text }: { text: string }) {
  return (
    <h1
      className="-ml-[0.04em] text-hero sm:max-lg:col-span-full sm:max-lg:text-hero-stacked"
      aria-label={text}
    >
      {headlineLines(text).map(({ words, start }) => (
        <span key={start} className="block whitespace-pre" aria-hidden="true">
          {[...words].map((letter, index) => {
            const at = start + index + 1;
            return (
              <Letter key={at} at={at} last={at === text.length}>
                {letter}
              </Letter>
            );
          })}
        </span>
      ))}
    </h1>
  );
}
