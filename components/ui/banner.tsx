import type { ReactNode } from 'react';

type BannerProps = {
  /** A small figure, 56 px; left out on phones. */
  figure: ReactNode;
  heading: string;
  headingId: string;
  children: ReactNode;
  /** Links and buttons, side by side, or one under the other where the banner has a third column. */
  links: ReactNode;
};

/** The band under the header, with words for this visitor alone: whoever is led here lands on it. */
export function Banner({ figure, heading, headingId, children, links }: BannerProps) {
  return (
    <section
      className="border-b border-line bg-surface outline-none"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-opening
    >
      <div className="wrap grid items-center gap-x-8 gap-y-4 py-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,40rem)_auto]">
        <div className="hidden w-14 self-start pt-1.5 sm:block">{figure}</div>
        <div className="text-small [&_p]:max-w-[39.2em]">
          <h2 className="mb-1.5 text-title" id={headingId}>
            {heading}
          </h2>
          {children}
        </div>
        <div className="flex flex-wrap gap-x-6 text-small *:py-2.75 sm:col-start-2 lg:col-start-3 lg:grid lg:justify-items-start lg:gap-0.5 lg:*:py-1">
          {links}
        </div>
      </div>
    </section>
  );
}
