import { loadingSteps } from '@/content/assessments/loading';
import { Glyph } from '../ui/constellation/glyph';

/** The four steps: behind, at, and ahead of `step`. */
export function LoadingSteps({ step }: { step: number }) {
  return (
    <ol>
      {loadingSteps.map(({ text }, index) => (
        <li
          key={text}
          aria-current={index === step ? 'step' : undefined}
          className={`grid grid-cols-[1.5rem_1fr] items-center gap-3 py-2 ${index === step ? 'font-label text-ink' : 'text-muted'}`}
        >
          {index < step ? <Glyph size={18} /> : <Ring isCurrent={index === step} />}
          {text}
        </li>
      ))}
    </ol>
  );
}

function Ring({ isCurrent }: { isCurrent: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="1.5" aria-hidden="true">
      <circle className={isCurrent ? 'stroke-gold' : 'stroke-control'} cx="12" cy="12" r="5.5" />
    </svg>
  );
}
