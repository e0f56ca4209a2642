import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { InnerHeader } from './header';

type InnerPageProps = {
  backTo?: SitePath;
  /** Stands in place of the bar's own Back. */
  back?: ReactNode;
  /** A slip between the header and the page. */
  note?: ReactNode;
  children: ReactNode;
};

/** Every page but the landing page: its header, and the page itself. The layout adds the footer. */
export function InnerPage({ backTo, back, note, children }: InnerPageProps) {
  return (
    <>
      <InnerHeader backTo={backTo} back={back} />
      <div className="pt-20 print:pt-0">
        {note}
        <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
          {children}
        </main>
      </div>
    </>
  );
}
