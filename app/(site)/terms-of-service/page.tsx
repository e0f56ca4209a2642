import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/structured-data';
import { LegalPage } from '@/components/legal/legal-page';
import { terms } from '@/content/legal/terms';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.terms);

export default function TermsOfServicePage() {
  return (
    <>
      <LegalPage document={terms} />
      <StructuredData graph={structuredData(paths.terms)} />
    </>
  );
}
