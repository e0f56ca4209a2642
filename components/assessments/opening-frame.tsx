import type { ReactNode } from 'react';

type OpeningFrameProps = {
  heading: ReactNode;
  headingId: string;
  /** The plate, beside the words; on phones below them. */
  plate: ReactNode;
  children: ReactNode;
};

/** The first screen of a page, with words in hero size for this visitor alone; focus lands on it. */
export function OpeningFrame({ heading, headingId, plate, children }: OpeningFrameProps) {
  return (
    <section
      className="relative isolate grid min-h-(--first-screen) items-center overflow-clip border-b border-line outline-none print:block print:min-h-0"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-opening
    >
      <div className="wrap opening-columns gap-x-columns py-8 max-sm:self-start sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:py-6">
        {/* Into the space between the columns, by which "AI Phone Callers" stays in one line. */}
        <div className="lg:-mr-8">
          {/* On a small laptop four lines in hero size would leave the button below the window. */}
          <h2 className="text-service lg:text-hero lg:[@media(height<46rem)]:text-page" id={headingId}>
            {heading}
          </h2>
          {children}
        </div>
        <div className="opening-plate print:hidden">{plate}</div>
      </div>
    </section>
  );
}
