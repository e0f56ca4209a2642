import type { ReactNode } from 'react';
import { Unbroken } from '../ui/unbroken';

type PartProps = { title: string; lead?: string; children: ReactNode };

/** A section of a service page: its heading, what is said of it as a whole, and its own composition. */
export function Part({ title, lead, children }: PartProps) {
  return (
    <section className="pb-[clamp(4.5rem,8vw,8rem)]">
      <h2 className="max-w-[20ch] text-section">
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead && <p className="mt-4 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
