import { InnerPage } from '@/components/layout/inner-page';

/** Pages with the usual header. Those with another Back, or a note before the page, stand beside this group. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <InnerPage>{children}</InnerPage>;
}
