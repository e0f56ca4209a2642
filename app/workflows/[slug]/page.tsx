import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/structured-data';
import { WorkflowPage } from '@/components/workflows/workflow-page';
import { workflowBySlug } from '@/content/workflows';
import { workflowSlugs } from '@/content/workflows/workflow';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

type WorkflowRouteProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => workflowSlugs.map((slug) => ({ slug }));

const workflowOf = async ({ params }: WorkflowRouteProps) =>
  workflowBySlug((await params).slug) ?? notFound();

export async function generateMetadata(props: WorkflowRouteProps): Promise<Metadata> {
  return pageMetadata((await workflowOf(props)).path);
}

export default async function WorkflowRoute(props: WorkflowRouteProps) {
  const workflow = await workflowOf(props);
  return (
    <>
      <WorkflowPage workflow={workflow} />
      <StructuredData graph={structuredData(workflow.path)} />
    </>
  );
}
