import type { CSSProperties } from 'react';
import styles from './typed-letters.module.css';

type LetterOrder = CSSProperties & { '--at': number };

type TypedLettersProps = {
  text: string;
  /** How many characters are typed before these. */
  after: number;
  /** At the last of these the cursor rests before it goes. */
  isEnd: boolean;
  /** Of each character, in thousandths of the type's size, where the page's styles make it a box; else its face's own. */
  widths?: readonly (number | undefined)[];
};

/** The typewriter effect: words a character at a time. Hide them from screen readers, and give these the whole as a name. */
export function TypedLetters({ text, after, isEnd, widths }: TypedLettersProps) {
  return [...text].map((letter, index) => {
    const width = widths?.[index];
    const place = width && { width: `${width / 1000}em` };
    const order: LetterOrder = { '--at': after + index + 1, ...place };
    const isLast = isEnd && index === text.length - 1;
    return (
      <span key={order['--at']} className={isLast ? styles.last : styles.letter} style={order}>
        {letter}
      </span>
    );
  });
}
