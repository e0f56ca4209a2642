import type { ReactNode } from 'react';

/** A form of at most 40rem and, at the right edge, what stands beside it; on small screens the aside comes first. */
export function FormPage({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-x-[clamp(3rem,5vw,6rem)] pb-(--section) lg:grid-cols-[minmax(0,40rem)_clamp(18.5rem,26vw,22rem)] lg:justify-between lg:pt-[clamp(3rem,6vw,6rem)]">
      <div className="order-2 pt-8 sm:pt-12 lg:order-1 lg:pt-0">{children}</div>
      {aside}
    </div>
  );
}
