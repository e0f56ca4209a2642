import type { Mode, StatisticsSection } from '@/content/services/section';
import { sourceLine } from '@/content/statistics';
import type { Statistic } from '@/content/statistics/statistic';
import { LineIcon } from '../ui/icons/line-icon';
import { NewTabLink } from '../ui/new-tab-link';
import { Part } from './part';

function Reference({ note, anchor }: { note: number; anchor: string }) {
  return (
    <sup className="text-[0.75em] leading-none">
      <a
        className="-mx-1.5 px-2 py-3 text-purple no-underline"
        href={`#${anchor}`}
        aria-label={`Source ${note}`}
      >
        {note}
      </a>
    </sup>
  );
}

type RowProps = { statistic: Statistic; note: number; anchor: string };

function Row({ statistic: { icon, value, description }, note, anchor }: RowProps) {
  return (
    <li className="grid items-baseline gap-x-8 gap-y-2 border-line py-6 not-first:border-t sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <b className="flex items-baseline gap-4 font-display font-normal text-[clamp(2rem,1.7rem+1.1vw,2.625rem)] leading-[1.05] tracking-[-0.01em]">
        <LineIcon className="translate-y-0.5 text-muted" name={icon} />
        <span className="text-balance">{value}</span>
      </b>
      <p>
        {description}
        <Reference note={note} anchor={anchor} />
      </p>
    </li>
  );
}

type StatisticsProps = { section: StatisticsSection & { mode?: Mode } };

/** What others have measured, as a footnoted table: publisher and year stand below, each with its address. */
export function Statistics({ section: { title, items, answer, mode } }: StatisticsProps) {
  const anchorOf = (index: number) => `source-${mode ? `${mode}-` : ''}${index + 1}`;
  return (
    <Part title={title}>
      <ul className="border-line-strong border-t">
        {items.map((statistic, index) => (
          <Row key={statistic.id} statistic={statistic} note={index + 1} anchor={anchorOf(index)} />
        ))}
      </ul>
      {answer && <p className="border-line border-t pt-6 pb-4">{answer}</p>}
      <ol className="border-line border-t pt-4 text-muted text-note">
        {items.map((statistic, index) => (
          <li
            key={statistic.id}
            id={anchorOf(index)}
            className="grid scroll-mt-24 grid-cols-[1.5rem_minmax(0,1fr)] items-baseline"
          >
            <span>{index + 1}</span>
            <span>
              <NewTabLink className="prose-link inline-block py-1 max-md:py-2.5" href={statistic.url}>
                {sourceLine(statistic)}
              </NewTabLink>
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
