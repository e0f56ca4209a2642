import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/structured-data';
import { LegalPage } from '@/components/legal/legal-page';
import { accessibility } from '@/content/accessibility/statement';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.accessibility);

export default function AccessibilityPage() {
  return (
    <>
      <LegalPage document={accessibility} />
      <StructuredData graph={structuredData(paths.accessibility)} />
    </>
  );
}
