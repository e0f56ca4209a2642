'use client';

import { useCurrentAnchor } from './use-current-anchor';

type Entry = { anchor: string; label: string };
type SectionIndexProps = { entries: readonly Entry[] };
type EntriesProps = SectionIndexProps & { current: string | undefined; onChoose?: () => void };

const link =
  'relative block py-1.75 pl-6.5 text-muted no-underline hover:text-ink before:absolute before:top-1/2 before:left-0 before:h-px before:w-2.25 before:bg-line-strong aria-[current]:font-label aria-[current]:text-ink aria-[current]:before:h-0.5 aria-[current]:before:w-4.25 aria-[current]:before:-translate-y-px aria-[current]:before:bg-gold-mark';

function Entries({ entries, current, onChoose }: EntriesProps) {
  return (
    <ol className="border-line-strong border-l">
      {entries.map(({ anchor, label }) => (
        <li key={anchor}>
          <a
            className={link}
            href={`#${anchor}`}
            aria-current={anchor === current || undefined}
            onClick={onChoose}
          >
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The sections of the page as a vertical scale that marks where the reader is; on small screens behind one button. */
export function SectionIndex({ entries }: SectionIndexProps) {
  const current = useCurrentAnchor(entries);
  const label = entries.find(({ anchor }) => anchor === current)?.label;
  const fold = () => document.getElementById('section-index')?.removeAttribute('open');
  return (
    <nav aria-label="On this page" className="text-small print:hidden lg:sticky lg:top-24 lg:self-start">
      <details className="group lg:hidden" id="section-index">
        <summary className="flex min-h-12 list-none items-center gap-3 border-line-strong border-y [&::-webkit-details-marker]:hidden">
          <span className="text-muted">On this page</span>
          <span className="font-label">{label}</span>
          <span className="mr-1 ml-auto size-2.25 -translate-y-0.5 rotate-45 border-current border-r border-b group-open:translate-y-0.5 group-open:rotate-225" />
        </summary>
        <div className="pt-4">
          <Entries entries={entries} current={current} onChoose={fold} />
        </div>
      </details>
      <div className="hidden lg:block">
        <Entries entries={entries} current={current} />
      </div>
    </nav>
  );
}
