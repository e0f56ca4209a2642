'use client';

import { useState } from 'react';
import { useCurrentSection } from '@/lib/scroll/browser/use-current-section';

export type Chapter = { id: string; title: string };

const entry =
  'relative grid grid-cols-[1.75rem_1fr] py-1.75 pl-6.5 text-muted no-underline hover:text-ink aria-[current]:font-label aria-[current]:text-ink print:py-0.5 print:pl-0 print:font-normal! print:text-ink';
const gradation =
  'before:absolute before:top-1/2 before:left-0 before:h-px before:w-2.25 before:bg-line-strong aria-[current]:before:h-0.5 aria-[current]:before:w-4.25 aria-[current]:before:bg-gold-mark print:before:hidden';

type FoldProps = { title: string | undefined; isOpen: boolean; onToggle: () => void };

/** On small screens the list hides behind where the reader is. Without JavaScript it is simply open. */
function Fold({ title, isOpen, onToggle }: FoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="contents"
      onClick={onToggle}
      className="flex min-h-12 w-full items-center gap-3 border-y border-line-strong text-left lg:hidden noscript:hidden print:hidden"
    >
      <span className="text-muted">On this page</span>
      <span className="font-label">{title}</span>
      <span
        className={`mr-1 ml-auto size-2.25 border-r border-b border-current ${isOpen ? 'translate-y-0.5 rotate-225' : '-translate-y-0.5 rotate-45'}`}
      />
    </button>
  );
}

/** The sections of a legal page as a vertical scale that marks where the reader is. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentSection(chapters.map(({ id }) => id));
  return (
    <nav aria-label="Contents" className="text-small lg:sticky lg:top-24 lg:self-start">
      <h2 className="mb-4 hidden font-sans text-small font-label lg:block print:block">Contents</h2>
      <Fold
        title={chapters.find(({ id }) => id === current)?.title}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <ol
        id="contents"
        className={`border-l border-line-strong max-lg:mt-4 print:columns-2 print:border-0 ${isOpen ? '' : 'max-lg:hidden noscript:block print:block'}`}
      >
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a
              className={`${entry} ${gradation}`}
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={() => setIsOpen(false)}
            >
              <span className="tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
