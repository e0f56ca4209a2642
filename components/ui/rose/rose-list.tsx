import { Ray, Rose } from './rose';

/** Where each promise stands round the rose, in the order of the rays. */
const places = [
  'sm:col-span-3 sm:row-start-1 sm:justify-self-center',
  'sm:col-start-3 sm:row-start-2',
  'sm:col-start-3 sm:row-start-3',
  'sm:col-span-3 sm:row-start-4 sm:justify-self-center',
  'sm:col-start-1 sm:row-start-3 sm:text-right',
  'sm:col-start-1 sm:row-start-2 sm:text-right',
];

// The rays beside the vertical pair are shorter: the column between the words is narrower than the rose is high.
const roundTheRose =
  'sm:grid-cols-[minmax(0,1fr)_calc(var(--rose)*0.8)_minmax(0,1fr)] sm:grid-rows-[auto_calc(var(--rose)/2)_calc(var(--rose)/2)_auto] sm:gap-x-2 sm:gap-y-2.5';

/** Six promises at the tips of the rose's rays; on phones a list of two columns under it. */
export function RoseList({ promises, className = '' }: { promises: readonly string[]; className?: string }) {
  return (
    <div className={`relative [--rose:20rem] lg:max-xl:[--rose:15rem] ${className}`}>
      <Rose className="mx-auto w-44 max-sm:mb-6 sm:absolute sm:inset-0 sm:m-auto sm:w-(--rose)" />
      <ul
        className={`grid grid-cols-2 items-center gap-x-4 gap-y-3 leading-[1.35] max-[26.25rem]:grid-cols-1 ${roundTheRose}`}
      >
        {promises.map((promise, ray) => (
          <li
            key={promise}
            className={`flex items-center gap-3 max-sm:text-small sm:block ${places[ray] ?? ''}`}
          >
            <Ray ray={ray} size={28} className="sm:hidden" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
