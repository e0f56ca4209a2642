import type { Metric, ResultsSection } from '@/content/services/section';
import { Part } from './part';

function Result({ figure, label, counts }: Metric) {
  return (
    <div className="grid items-end gap-x-12 gap-y-5 border-line border-b py-8 sm:grid-cols-2">
      <p>
        <b className="block font-display font-normal text-[clamp(6.5rem,3rem+12vw,13rem)] leading-[0.85] tracking-[-0.025em]">
          {figure}
        </b>
        <span className="mt-4 block">{label}</span>
      </p>
      {counts && <p className="text-muted">{counts}</p>}
    </div>
  );
}

/** The average-results panel: a result where one is stated, what stands behind it, and what the client counts. */
export function Results({ section: { title, lead, result, terms, counted } }: { section: ResultsSection }) {
  return (
    <Part title={title} lead={lead}>
      <div className="border-line-strong border-t">
        {result && <Result {...result} />}
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {terms.map((term) => (
            <div key={term.title} className="border-line border-b py-6">
              <dt className="font-display text-title">{term.title}</dt>
              <dd className="mt-2 text-muted">{term.description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h3 className="mt-10 font-label font-sans text-question">{counted.title}</h3>
      <ul className="mt-3 grid gap-x-12 sm:grid-cols-2">
        {counted.items.map((item) => (
          <li key={item} className="border-line border-t py-3">
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
}
