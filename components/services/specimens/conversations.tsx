import type { CSSProperties } from 'react';
import { LargeStarIcon } from '@/components/ui/star-chart/lead-star';
import type { CallSpecimen, ChatSpecimen, LetterSpecimen } from '@/content/services/specimen';
import callStyles from './call.module.css';
import { callWaveAddress } from './call-waves';
import chatStyles from './chat.module.css';
import styles from './conversations.module.css';

type Rows = readonly (readonly [term: string, text: string])[];

/** Terms and what is said about them; words in braces are marked. */
export function SpecimenRows({ rows }: { rows: Rows }) {
  return (
    <dl>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <MergeText>{text}</MergeText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A note that is passed on: its name and rows, on a plate. */
export function Slip({ title, rows }: { title: string; rows: Rows }) {
  return (
    <div className={`plate ${styles.slip}`}>
      <h3>{title}</h3>
      <SpecimenRows rows={rows} />
    </div>
  );
}

/** A chat as a script, and what the person who takes over receives. */
export function Chat({ turns, handOver, slip }: ChatSpecimen) {
  return (
    <div className={chatStyles.chat}>
      <ol>
        {turns.map(({ at, who, text, source }) => (
          <li key={text} data-who={who}>
            <small>{`${who}, ${at}`}</small>
            <q>{text}</q>
            {source && <small>{source}</small>}
          </li>
        ))}
        <li>
          <strong>
            <LargeStarIcon size={24} />
            {handOver}
          </strong>
        </li>
      </ol>
      <Slip {...slip} />
    </div>
  );
}

/** Text in which words in braces are marked as blanks to be filled in. A word with a hyphen never breaks at it. */
function MergeText({ children }: { children: string }) {
  return children.split(/(\{[^}]+\}|\S*\w-\w\S*)/).map((piece) => {
    if (piece.startsWith('{')) return <mark key={piece}>{piece.slice(1, -1)}</mark>;
    if (!piece.includes('-')) return piece;
    return (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    );
  });
}

/** One email on its sheet; beside it, where the blanks are filled in from, and when the next email is sent. */
export function Letter({ head, body, fields, series }: LetterSpecimen) {
  return (
    <div className={styles.letter}>
      <div className={`plate ${styles.sheet}`}>
        <SpecimenRows rows={head} />
        {body.map((paragraph) => (
          <p key={paragraph}>
            <MergeText>{paragraph}</MergeText>
          </p>
        ))}
      </div>
      <aside>
        {[fields, series].map(({ title, rows }) => (
          <div key={title} className="contents">
            <h3>{title}</h3>
            <SpecimenRows rows={rows} />
          </div>
        ))}
      </aside>
    </div>
  );
}

/** A call: the waves of both voices along one line, and what each says at the place where it is said. */
export function Call({ title, turns, note }: CallSpecimen & { title: string }) {
  return (
    <div className={`tier-gold ${callStyles.call}`}>
      <div>
        <svg viewBox="0 0 800 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <g strokeWidth="2" strokeLinecap="round">
            <path className="stroke-line-strong" strokeWidth="0.5" d="M0 50h800" />
            <use className="stroke-mark" href={callWaveAddress(title, 'agent')} />
            <use className="stroke-link" href={callWaveAddress(title, 'other')} />
          </g>
        </svg>
        <ol>
          {turns.map(({ at, who, text }, index) => (
            <li key={at} data-who={who} style={{ '--turn': index + 1 } as CSSProperties}>
              <small>{`${who}, ${at}`}</small>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <h3 className="mt-10">{note.title}</h3>
      <SpecimenRows rows={note.rows} />
    </div>
  );
}
