import type { CSSProperties } from 'react';
import styles from './typed-letters.module.css';

type LetterOrder = CSSProperties & { '--at': number };

type TypedLettersProps = {
  text: string;
  /** How many characters are typed before these. */
  after: number;
  /** Whether the text ends here: the cursor rests at its last character before it disappears. */
  isEnd: boolean;
  /** The width of each character in thousandths of the font size, where the styles make it a box; otherwise the font's own. */
  widths?: readonly (number | undefined)[];
};

/** The typewriter effect, a character at a time. Hide it from screen readers, and give them the whole text as a name. */
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
