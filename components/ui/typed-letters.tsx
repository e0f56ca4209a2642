import type { CSSProperties } from 'react';
import styles from './typed-letters.module.css';

type LetterOrder = CSSProperties & { '--at': number };

type TypedLettersProps = {
  text: string;
  /** How many characters are typed before these. */
  after?: number;
  /** At the last of these the cursor rests before it goes. */
  isEnd: boolean;
  /** Of each character, in thousandths of the type's size; one without is as wide as its face has it. */
  widths?: readonly (number | undefined)[];
};

/** Words that are typed a character at a time. Give them a name that is read as a whole, and hide them from it. */
export function TypedLetters({ text, after = 0, isEnd, widths }: TypedLettersProps) {
  return [...text].map((letter, index) => {
    const width = widths?.[index];
    const place = width && { display: 'inline-block', width: `${width / 1000}em` };
    const order: LetterOrder = { '--at': after + index + 1, ...place };
    const isLast = isEnd && index === text.length - 1;
    return (
      <span key={order['--at']} className={isLast ? styles.last : styles.letter} style={order}>
        {letter}
      </span>
    );
  });
}
