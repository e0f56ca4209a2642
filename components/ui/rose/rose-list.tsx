import { Ray, Rose } from './rose';

/** Where each promise stands round the rose, in the order of the rays. */
const places = [
  'sm:col-span-3 sm:row-start-1 sm:justify-self-center',
  'sm:col-start-3 sm:row-start-3',
  'sm:col-start-3 sm:row-start-4',
  'sm:col-span-3 sm:row-start-6 sm:justify-self-center',
  'sm:col-start-1 sm:row-start-4 sm:text-right',
  'sm:col-start-1 sm:row-start-3 sm:text-right',
];

/** The rose is as wide as two columns of unbroken words leave room for. */
const roseWidth = 'sm:[--rose:clamp(9rem,(100cqw-21rem)*1.4,var(--rose-most,17rem))]';
/** The side rays' tips are 0.713 of the width apart and level with the middle of their rows; words keep 1.5rem from every tip. */
const roundTheRose =
  'sm:grid-cols-[minmax(0,1fr)_calc(var(--rose)*0.713+3rem)_minmax(0,1fr)] sm:grid-rows-[auto_calc(var(--rose)*0.078+1.25rem)_calc(var(--rose)*0.412)_calc(var(--rose)*0.412)_calc(var(--rose)*0.078+1.25rem)_auto] sm:gap-0 sm:whitespace-nowrap';

/** Six promises at the tips of the rose's rays; on phones a list of two columns under it. */
export function RoseList({ promises, className = '' }: { promises: readonly string[]; className?: string }) {
  return (
    <div className={`@container ${className}`}>
      <div className={`relative ${roseWidth}`}>
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
    </div>
  );
}
