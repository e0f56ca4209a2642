import type { Metadata } from 'next';
import { WorkflowsCatalogue } from '@/components/catalogues/workflows-catalogue';
import { workflowsCatalogue } from '@/content/catalogues';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: workflowsCatalogue.metaTitle,
  description: workflowsCatalogue.metaDescription,
  path: paths.workflows,
});

export default function WorkflowsPage() {
  return <WorkflowsCatalogue />;
}
