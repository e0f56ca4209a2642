import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/paths';
import { InnerHeader } from './header';

type InnerPageProps = {
  backTo?: SitePath;
  /** Replaces the header's own Back. */
  back?: ReactNode;
  /** What the page opens with for this visitor alone. */
  opening?: ReactNode;
  /** Shown in the header, beside the menu. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every page except the landing page: its header and the page's main part. The root layout adds the footer. */
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
