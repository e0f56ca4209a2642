import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { InnerHeader } from './header';

type InnerPageProps = {
  backTo?: SitePath;
  /** Stands in place of the bar's own Back. */
  back?: ReactNode;
  /** What the page opens with for this visitor alone. */
  opening?: ReactNode;
  /** Stands in the bar, beside the menu. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every page but the landing page: its header, and the place of the page itself. The root layout adds the footer. */
export function InnerPage({ backTo, back, opening, action, children }: InnerPageProps) {
  return (
    <>
      <InnerHeader backTo={backTo} back={back} action={action} />
      <div className="pt-20 print:pt-0">
        <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
          {opening}
          {children}
        </main>
      </div>
    </>
  );
}
