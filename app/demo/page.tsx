import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DemoBack, DemoScreen } from '@/components/demo/demo-screen';
import { dialFace } from '@/components/demo/dial-face';
import { BackLink } from '@/components/layout/back-link';
import { InnerPage } from '@/components/layout/inner-page';
import { demoWaiting } from '@/content/demo-waiting';
import { serviceNames } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.demo);

/** Back leads to the page from which the demo was opened. */
const back = (
  <Suspense fallback={<BackLink />}>
    <DemoBack />
  </Suspense>
);

/** Static: the query is read in the browser, and what is shown until then can be read on its own. */
export default function DemoPage() {
  return (
    <InnerPage back={back}>
      <DemoScreen names={serviceNames} waiting={demoWaiting} face={dialFace} />
    </InnerPage>
  );
}
