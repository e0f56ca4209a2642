import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { Footer } from './footer';
import { InnerHeader } from './inner-header';

type InnerPageProps = {
  backTo?: SitePath;
  /** A slip between the header and the page. */
  note?: ReactNode;
  children: ReactNode;
};

/** Every page but the landing page: header, the page itself, footer. */
export function InnerPage({ backTo, note, children }: InnerPageProps) {
  return (
    <>
      <InnerHeader backTo={backTo} />
      {note}
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
