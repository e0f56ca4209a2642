import { Button } from '../ui/button';

type TranscendProps = {
  /** Questions without an answer, in their order; `null` while the browser has not looked yet. */
  missing: readonly { field: string; shortLabel: string }[] | null;
  /** Nothing has been answered yet: naming every question would only repeat the page. */
  isUntouched: boolean;
};

/** The submit button. With JavaScript it waits for every answer and says, in words, for which. */
export function Transcend({ missing, isUntouched }: TranscendProps) {
  const isWaiting = missing !== null && missing.length > 0;
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-8">
      <Button
        id="transcend"
        type="submit"
        metal="gold"
        size="large"
        className="tracking-[0.06em]"
        disabled={isWaiting}
        aria-describedby="missing"
      >
        TRANSCEND
      </Button>
      <div id="missing" role="status" className="min-h-[1.62em] w-full">
        {isWaiting && (
          <p>
            {missing.length === 1 ? 'One answer is' : `${missing.length} answers are`} still missing
            {isUntouched ? '.' : ':'}
          </p>
        )}
        {isWaiting && !isUntouched && <MissingList missing={missing} />}
      </div>
    </div>
  );
}

function MissingList({ missing }: { missing: readonly { field: string; shortLabel: string }[] }) {
  return (
    <ul className="mt-1 flex gap-x-6 max-sm:flex-col max-sm:border-t max-sm:border-line sm:flex-wrap">
      {missing.map(({ field, shortLabel }) => (
        <li key={field} className="max-sm:border-b max-sm:border-line">
          <a className="block py-2 font-link leading-7 underline hover:no-underline" href={`#${field}`}>
            {shortLabel}
          </a>
        </li>
      ))}
    </ul>
  );
}
