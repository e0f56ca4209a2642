import { Suspense } from 'react';
import { DemoBack } from '@/components/demo/demo-screen';
import { BackLink } from '@/components/layout/back-link';
import { InnerPage } from '@/components/layout/inner-page';

/** Back leads to the page that the demo was asked for on. */
export default function DemoLayout({ children }: { children: React.ReactNode }) {
  const back = (
    <Suspense fallback={<BackLink />}>
      <DemoBack />
    </Suspense>
  );
  return <InnerPage back={back}>{children}</InnerPage>;
}
