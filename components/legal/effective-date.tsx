import type { LegalDocument } from '@/content/legal/legal';
import { formatDay } from './format-day';
import { Today } from './today';

/** From when a document holds. */
export function EffectiveDate({ effective }: Pick<LegalDocument, 'effective'>) {
  return (
    <p className="text-muted">
      Effective{' '}
      {effective === 'today' ? (
        <Today builtOn={new Date().toISOString().slice(0, 10)} />
      ) : (
        <time dateTime={effective}>{formatDay(effective)}</time>
      )}
    </p>
  );
}
