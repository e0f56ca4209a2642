import type { CSSProperties } from 'react';
import styles from './typed-letters.module.css';

type LetterOrder = CSSProperties & { '--at': number };

type TypedLettersProps = {
  text: string;
  /** How many characters are typed before these. */
  after?: number;
  /** At the last of these the cursor rests before it goes. */
  isEnd: boolean;
};

/** Words that are typed a character at a time. Give them a name that is read as a whole, and hide them from it. */
export function TypedLetters({ text, after = 0, isEnd }: TypedLettersProps) {
  return [...text].map((letter, index) => {
    const order: LetterOrder = { '--at': after + index + 1 };
    const isLast = isEnd && index === text.length - 1;
    return (
      <span key={order['--at']} className={isLast ? styles.last : styles.letter} style={order}>
        {letter}
      </span>
    );
  });
}
