import type { StatisticsSection } from '@/content/services/section';
import { sourceLine } from '@/content/statistics';
import type { Statistic } from '@/content/statistics/statistic';
import { LineIcon } from '../ui/icons/line-icon';
import { NewTabLink } from '../ui/new-tab-link';
import { Part } from './part';

function Reference({ note }: { note: number }) {
  return (
    <sup className="text-[0.75em] leading-none">
      <a
        className="px-0.5 py-2 text-purple no-underline"
        href={`#source-${note}`}
        aria-label={`Source ${note}`}
      >
        {note}
      </a>
    </sup>
  );
}

function Row({ statistic: { icon, value, description }, note }: { statistic: Statistic; note: number }) {
  return (
    <li className="grid items-baseline gap-x-8 gap-y-2 border-line border-t py-6 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <b className="flex items-baseline gap-4 font-display font-normal text-[clamp(2rem,1.7rem+1.1vw,2.625rem)] leading-[1.05] tracking-[-0.01em]">
        <LineIcon className="translate-y-0.5 text-muted" name={icon} />
        <span className="text-balance">{value}</span>
      </b>
      <p>
        {description}
        <Reference note={note} />
      </p>
    </li>
  );
}

/** What others have measured, as a footnoted table: publisher and year stand below, each with its address. */
export function Statistics({ section: { title, items } }: { section: StatisticsSection }) {
  return (
    <Part title={title}>
      <ul>
        {items.map((statistic, index) => (
          <Row key={statistic.id} statistic={statistic} note={index + 1} />
        ))}
      </ul>
      <ol className="mt-2 border-line-strong border-t pt-4 text-muted text-note">
        {items.map((statistic, index) => (
          <li
            key={statistic.id}
            id={`source-${index + 1}`}
            className="grid scroll-mt-24 grid-cols-[1.5rem_minmax(0,1fr)] py-1"
          >
            <span>{index + 1}</span>
            <span>
              <NewTabLink className="prose-link" href={statistic.url}>
                {sourceLine(statistic)}
              </NewTabLink>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
