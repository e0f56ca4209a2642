import type { Metadata } from 'next';
import { Suspense } from 'react';
import { DemoScreen } from '@/components/demo/demo-screen';
import { DemoView } from '@/components/demo/demo-view';
import { unknownVisit } from '@/components/demo/demo-visit';
import { dialFace } from '@/components/demo/dial-face';
import { demoWaiting } from '@/content/demo-waiting';
import { serviceNames } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.demo);

const still = { waiting: demoWaiting, face: dialFace };

/** Static: the query is read in the browser, and what stands in for it until then is readable by itself. */
export default function DemoPage() {
  return (
    <Suspense fallback={<DemoView visit={unknownVisit} {...still} />}>
      <DemoScreen names={serviceNames} {...still} />
    </Suspense>
  );
}
