import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { InnerHeader } from './header';

type InnerPageProps = {
  backTo?: SitePath;
  /** Stands in place of the bar's own Back. */
  back?: ReactNode;
  /** Stands between the header and the page. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of every page but the landing page: its header, and the place of the page itself. The root layout adds the footer. */
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
