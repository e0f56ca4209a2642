import { InnerPage } from '@/components/layout/inner-page';
import { paths } from '@/lib/paths';

/** Back leads to the landing page, whatever the visitor's history. */
export default function WelcomeLayout({ children }: { children: React.ReactNode }) {
  return <InnerPage backTo={paths.home}>{children}</InnerPage>;
}
