import type { Metadata } from 'next';
import { DemoScreen } from '@/components/demo/demo-screen';
import { dialFace } from '@/components/demo/dial-face';
import { demoWaiting } from '@/content/demo-waiting';
import { serviceNames } from '@/content/services';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(paths.demo);

/** Static: the query is read in the browser, and what stands there until then is readable by itself. */
export default function DemoPage() {
  return <DemoScreen names={serviceNames} waiting={demoWaiting} face={dialFace} />;
}
