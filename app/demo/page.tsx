import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DemoBack } from '@/components/demo/demo-back';
import { DemoScreen } from '@/components/demo/demo-screen';
import { DemoView } from '@/components/demo/demo-view';
import { BackLink } from '@/components/layout/back-link';
import { InnerPage } from '@/components/layout/inner-page';
import { demo } from '@/content/demo';
import { demoWaiting } from '@/content/demo-waiting';
import { integratedOffer, services } from '@/content/services';
import { unknownVisit } from '@/lib/demo/browser/demo-visit';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: demo.metaTitle,
  description: demo.metaDescription,
  path: paths.demo,
});

const names = new Map<string, string>([...services, integratedOffer].map(({ slug, name }) => [slug, name]));

/** Static: the query is read in the browser, and what stands in for it until then is readable by itself. */
export default function DemoPage() {
  const back = (
    <Suspense fallback={<BackLink />}>
      <DemoBack />
    </Suspense>
  );
  return (
    <InnerPage back={back}>
      <Suspense fallback={<DemoView visit={unknownVisit} waiting={demoWaiting} />}>
        <DemoScreen names={names} waiting={demoWaiting} />
      </Suspense>
    </InnerPage>
  );
}
