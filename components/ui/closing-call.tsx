import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

type ClosingCallProps = {
  title: string;
  /** The words of the button to the call. */
  book: string;
  /** The page, as the names of its calls to action begin. */
  place: string;
  /** Ways on for whoever finds a call too early. */
  children: ReactNode;
};

/** The end of a page that has no last section of its own: the call, and other ways on, so that nobody is left standing. */
export function ClosingCall({ title, book, place, children }: ClosingCallProps) {
  return (
    <section className="wrap flex flex-wrap items-center justify-between gap-6 py-(--section)">
      <h2 className="text-section">{title}</h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={paths.contact} data-cta={`${place}-book-a-call`}>
          {book}
        </ButtonLink>
        {children}
      </div>
    </section>
  );
}
