import { Button } from '../ui/button';

type TranscendProps = {
  /** Questions without an answer, in their order; `null` while the browser has not looked yet. */
  missing: readonly { field: string; label: string }[] | null;
};

/** The submit button. With JavaScript it waits for every answer and says, in words, for which. */
export function Transcend({ missing }: TranscendProps) {
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
      <p id="missing" role="status" className="min-h-[1.62em]">
        {isWaiting && (
          <>
            {missing.length === 1
              ? 'One answer is still missing: '
              : `${missing.length} answers are still missing: `}
            {missing.map(({ field, label }, index) => (
              <span key={field}>
                {index > 0 && ' · '}
                <a className="prose-link" href={`#${field}`}>
                  {label}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    </div>
  );
}
