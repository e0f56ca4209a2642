'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useScrollValue } from '@/lib/browser/browser-values';

/**
 * How many pixels below the window's top a section counts as reached: a third of the window, where the reader looks,
 * and at least where a link to a section comes to rest.
 */
const sectionReachedAt = () => Math.max(144, Math.min(window.innerHeight / 3, 320));

const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

function currentSection(ids: readonly string[]): string | undefined {
  // The last sections may be too short to reach the top.
  if (isAtEnd()) return ids.at(-1);
  const line = sectionReachedAt();
  const isReached = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line;
  return ids.findLast(isReached) ?? ids[0];
}

/** The id of the section that is being read; none on the server, where the mark would stay without JavaScript. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  return useScrollValue(() => currentSection(ids), undefined);
}

/**
 * Closes a list that lies over the page once the focus is beyond it: it would cover what receives it. A press on what
 * cannot take the focus gives it to what is around, as `main`, and so do links in Safari: there the press is still to come.
 */
function useClosingBehindFocus(nav: RefObject<HTMLElement | null>, isOver: boolean, close: () => void) {
  useEffect(() => {
    if (!isOver) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (!nav.current || !(target instanceof Node)) return;
      if (!nav.current.contains(target) && !target.contains(nav.current)) close();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  });
}

type SectionIndexProps = {
  entries: readonly { anchor: string; label: string }[];
  /** Makes it a table of contents: with this heading and with numbers, and included when printed. */
  contents?: string;
  /** Keeps the row in view on small screens, with this at its end. */
  action?: ReactNode;
};

type IndexToggleProps = { label: string | undefined; isOpen: boolean; onToggle: () => void };

/** On small screens a button that shows the current section and opens the list. Without JavaScript the list is simply open. */
function IndexToggle({ label, isOpen, onToggle }: IndexToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="section-index"
      onClick={onToggle}
      className="flex min-h-14 w-full min-w-0 items-center gap-3 text-left noscript:hidden print:hidden"
    >
      <span className="flex-none text-muted">{'On this page '}</span>
      <span className="truncate font-label max-xs:sr-only">{label}</span>
      <span
        className={`mr-1 size-2.25 flex-none border-r border-b border-current ${isOpen ? 'translate-y-0.5 rotate-225' : '-translate-y-0.5 rotate-45'}`}
      />
    </button>
  );
}

/** The page's sections as a vertical scale that marks where the reader is; on small screens, behind one button. */
export function SectionIndex({ entries, contents, action }: SectionIndexProps) {
  const [isOpen, setIsOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const close = () => setIsOpen(false);
  useClosingBehindFocus(nav, isOpen && Boolean(action), close);
  const current = useCurrentSection(entries.map(({ anchor }) => anchor));
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    currentTarget.querySelector('button')?.focus();
  };
  return (
    <nav
      ref={nav}
      onKeyDown={onKeyDown}
      aria-label={contents ?? 'On this page'}
      className={`index-beside text-small ${contents ? '' : 'print:hidden'} ${action ? 'index-row' : ''}`}
    >
      {contents && (
        <h2 className="mb-4 hidden font-sans text-small font-label lg:block print:block">{contents}</h2>
      )}
      {/* With an action, the row is right below a rule, of the header or of an answer, and needs none of its own above it. */}
      <div
        className={`flex items-center gap-4 border-b border-line-strong lg:hidden print:hidden ${action ? 'index-row-action' : 'border-t'}`}
      >
        <IndexToggle
          label={(entries.find(({ anchor }) => anchor === current) ?? entries[0])?.label}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
        {action}
      </div>
      <ol
        id="section-index"
        className={`*:border-l *:border-line-strong max-lg:mt-4 print:columns-2 print:*:border-0 ${isOpen ? '' : 'max-lg:hidden noscript:block print:block'}`}
      >
        {entries.map(({ anchor, label }, index) => (
          <li key={anchor}>
            <a
              className="index-entry"
              href={`#${anchor}`}
              aria-current={anchor === current || undefined}
              onClick={close}
            >
              {contents && <span className="w-7 flex-none tabular-nums">{`${index + 1} `}</span>}
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
