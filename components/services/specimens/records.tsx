import type { CSSProperties } from 'react';
import type {
  LeadPathSpecimen,
  PagePairSpecimen,
  WeekSpecimen,
  WeekState,
} from '@/content/services/specimen';
import { Slip, SpecimenRows } from './conversations';
import leadPathStyles from './lead-path.module.css';
import pageStyles from './page.module.css';
import pagePairStyles from './page-pair.module.css';
import weekStyles from './week.module.css';

/** Lines from the middle of each of `count` rows to a single point. */
const convergingPath = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const y = ((index + 0.5) / count) * 100;
    return `M0 ${y}C60 ${y} 40 50 100 50`;
  }).join('');

/** Entries as they came in, how they are merged, and the record they become. */
export function LeadPath({ sources, steps, record }: LeadPathSpecimen) {
  return (
    <div className={leadPathStyles.leadPath}>
      <ul>
        {sources.map(([source, text]) => (
          <li key={source}>
            <b>{source}</b>
            {text}
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path className="[vector-effect:non-scaling-stroke]" d={convergingPath(sources.length)} />
      </svg>
      <Slip {...record} />
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

const firstHour = 8;

/**
 * A week of one calendar: on wide screens each hour has its height, on small ones the days follow one another. Screen
 * readers get the meaning of an hour's look in words; the key is visual.
 */
export function Week({ days, states }: WeekSpecimen) {
  return (
    <div className={weekStyles.week}>
      <ol>
        {days.map(({ day, hours }) => (
          <li key={day}>
            <b>{day}</b>
            <ol>
              {hours.map(({ from, to, time, what, state }) => (
                <li
                  key={from}
                  data-state={state}
                  style={{ '--hours': `${from - firstHour + 1} / ${to - firstHour + 1}` } as CSSProperties}
                >
                  <small>{time}</small> {what}
                  <span className="sr-only">: {states[state]}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <ul aria-hidden="true">
        {(Object.entries(states) as [WeekState, string][]).map(([state, text]) => (
          <li key={state}>
            <span data-state={state} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    <ul>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

/** A page before and after, each drawn as a page, with what to notice about it. */
export function PagePair({ before, after }: PagePairSpecimen) {
  return (
    <div className={pagePairStyles.pagePair}>
      <div>
        <h3>{before.label}</h3>
        <div className={`plate ${pageStyles.page}`} data-side="before">
          <Remarks remarks={before.menu} />
          <b>{before.headline}</b>
          {before.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Remarks remarks={before.remarks} />
      </div>
      <div>
        <h3>{after.label}</h3>
        <div className={`plate ${pageStyles.page}`} data-side="after">
          <Remarks remarks={after.menu} />
          <b>{after.headline}</b>
          <p>{after.text}</p>
          <i>{after.action}</i>
          <SpecimenRows rows={after.chat} />
        </div>
        <Remarks remarks={after.remarks} />
      </div>
    </div>
  );
}
