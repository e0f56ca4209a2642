import type { LegalDocument } from '@/content/legal/legal';
import { formatDay } from './format-day';
import { Today } from './today';

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>;
}

/** From when a document holds; one that holds on whatever day it is read also says when it was changed. */
export function EffectiveDate({ effective, lastChanged }: Pick<LegalDocument, 'effective' | 'lastChanged'>) {
  return (
    <div className="flex flex-wrap gap-x-6 text-muted">
      {effective === 'today' ? (
        <p>
          Effective on <Today builtOn={new Date().toISOString().slice(0, 10)} />
        </p>
      ) : (
        <p>
          Effective <Day iso={effective} />
        </p>
      )}
      {lastChanged && (
        <p>
          Last changed on <Day iso={lastChanged} />
        </p>
      )}
    </div>
  );
}
