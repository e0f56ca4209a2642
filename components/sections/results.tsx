import type { Metric, ResultsSection } from '@/content/services/section';
import { Part } from './part';
import { splitFigure } from './split-figure';

const firstSize = (amount: string) =>
  amount.length > 3 ? 'text-[clamp(5rem,2rem+9vw,9rem)]' : 'text-[clamp(6.5rem,3rem+12vw,13rem)]';

function Result({ metric: { figure, label }, size }: { metric: Metric; size: string }) {
  const { amount, unit } = splitFigure(figure);
  return (
    <li className="grid content-between border-line border-b py-6 pb-8 sm:nth-[n+2]:pl-8 sm:first:row-span-2 sm:nth-2:last:row-span-2 sm:first:border-r sm:first:pr-8">
      <b className="font-display font-normal whitespace-nowrap">
        <span className={`${size} leading-[0.9] tracking-[-0.025em]`}>{amount}</span>
        {unit && <span className="ml-[0.4em] text-title">{unit}</span>}
      </b>
      <span className="mt-4 max-w-[30ch] text-muted">{label}</span>
    </li>
  );
}

/** The average-results panel: what we state, the first of it large, and what the client counts. */
export function Results({ section: { title, lead, figures, counted } }: { section: ResultsSection }) {
  return (
    <Part title={title} lead={lead}>
      <ul className="grid border-line-strong border-t sm:grid-cols-[1.45fr_1fr]">
        {figures.map((metric, index) => (
          <Result
            key={metric.label}
            metric={metric}
            size={index === 0 ? firstSize(splitFigure(metric.figure).amount) : 'text-figure'}
          />
        ))}
      </ul>
      <h3 className="mt-8 font-label font-sans text-body">{counted.title}</h3>
      <ul className="mt-3 grid gap-x-12 gap-y-2 text-small text-muted sm:grid-cols-2">
        {counted.items.map((item) => (
          <li key={item} className="border-line border-t pt-2">
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
}
