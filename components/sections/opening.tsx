import type { ReactNode } from 'react';

type OpeningProps = {
  /** The name, what it does and the ways on. */
  children: ReactNode;
  /** The figure on its plate, or the readings on their card. */
  plate: ReactNode;
  promises?: ReactNode;
  /** Whatever spans the page below. */
  below?: ReactNode;
};

/** The first screen of a service page: words and plate side by side from md on, the promises below both until lg. */
export function Opening({ children, plate, promises, below }: OpeningProps) {
  return (
    <section className="wrap py-[clamp(3rem,6vw,5.5rem)]">
      <div className="grid items-start gap-x-[clamp(2.5rem,5.5vw,5.5rem)] gap-y-10 md:grid-cols-[minmax(0,1fr)_17.5rem] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div>{children}</div>
        <div className="lg:row-span-2">{plate}</div>
        {promises && <div className="md:max-lg:col-span-2">{promises}</div>}
      </div>
      {below}
    </section>
  );
}
