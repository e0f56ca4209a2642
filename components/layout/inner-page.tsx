import type { ReactNode } from 'react';
import type { MenuName } from '@/content/navigation';
import type { SitePath } from '@/lib/paths';
import { Footer } from './footer';
import { InnerHeader } from './inner-header';

type InnerPageProps = {
  backTo?: SitePath;
  menu?: MenuName;
  /** A slip between the header and the page. */
  note?: ReactNode;
  children: ReactNode;
};

/** Every page but the landing page: header, the page itself, footer. */
export function InnerPage({ backTo, menu, note, children }: InnerPageProps) {
  return (
    <>
      <InnerHeader backTo={backTo} menu={menu} />
      <div className="pt-20 print:pt-0">
        {note}
        <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
