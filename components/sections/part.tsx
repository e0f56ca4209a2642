import type { ReactNode } from 'react';
import { Unbroken } from '../ui/unbroken';
import styles from './part.module.css';

type PartProps = {
  title: string;
  lead?: string;
  /** On a strip of paper that runs to the edge of the window. */
  isBanded?: boolean;
  children: ReactNode;
};

/** A section of a service page: its heading, what is said of it as a whole, and its own composition. */
export function Part({ title, lead, isBanded = false, children }: PartProps) {
  return (
    <section className={isBanded ? styles.band : styles.plain}>
      <h2 className="max-w-[20ch] text-section">
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead && <p className="mt-4 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
