import type { ReactNode } from 'react';
import { Glyph } from '../ui/constellation/glyph';

type StopProps = { isLast: boolean; when: string; title: string; children: ReactNode };

/** Stops on a line of stars, downwards on phones and across on wide screens; the last is the lead star. */
export function LinkedLine({ children }: { children: ReactNode }) {
  return <ol className="grid gap-x-6 lg:auto-cols-fr lg:grid-flow-col lg:pt-10">{children}</ol>;
}

/** One stop: when, what, and whatever has to be said of it. */
export function Stop({ isLast, when, title, children }: StopProps) {
  const line = isLast
    ? ''
    : 'after:absolute after:top-6 after:bottom-0.5 after:left-[5px] after:w-px after:bg-link lg:after:-top-[1.875rem] lg:after:right-[-0.75rem] lg:after:bottom-auto lg:after:left-[1.375rem] lg:after:h-px lg:after:w-auto';
  const star = isLast
    ? ''
    : 'before:absolute before:top-2 before:left-0 before:size-[11px] before:rounded-full before:bg-star lg:before:-top-[2.1875rem]';
  return (
    <li className={`relative pb-9 pl-9 last:pb-0 lg:pb-0 lg:pl-0 ${star} ${line}`}>
      {isLast && <Glyph className="absolute top-0.5 -left-1.5 lg:-top-[2.625rem]" size={24} />}
      <p className="font-display text-[1.875rem] leading-[1.1] text-balance">{when}</p>
      <h3 className="mt-1 mb-3 font-label font-sans text-body leading-snug">{title}</h3>
      {children}
    </li>
  );
}
