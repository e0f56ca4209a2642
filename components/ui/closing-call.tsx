import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

type ClosingCallProps = {
  title: string;
  /** The words of the button that leads to the call. */
  book: string;
  /** The page, as a prefix for the names of its calls to action. */
  place: string;
  /** Other ways on, for visitors who find a call too early. */
  children: ReactNode;
};

/** The end of a page without a closing section of its own: the call, and other ways on, so that nobody is stranded. */
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
