import type { Metadata } from 'next';
import { WorkflowsCatalogue } from '@/components/catalogues/workflows-catalogue';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.workflows);

export default function WorkflowsPage() {
  return (
    <>
      <WorkflowsCatalogue />
      <StructuredData graph={structuredData(paths.workflows)} />
    </>
  );
}
