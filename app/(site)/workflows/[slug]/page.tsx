import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WorkflowPage } from '@/components/workflows/workflow-page';
import { workflowBySlug } from '@/content/workflows';
import { workflowSlugs } from '@/content/workflows/workflow';
import { pageMetadata } from '@/lib/seo';

type WorkflowRouteProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => workflowSlugs.map((slug) => ({ slug }));

const workflowOf = async ({ params }: WorkflowRouteProps) =>
  workflowBySlug((await params).slug) ?? notFound();

export async function generateMetadata(props: WorkflowRouteProps): Promise<Metadata> {
  const { metaTitle: title, metaDescription: description, path } = await workflowOf(props);
  return pageMetadata({ title, description, path });
}

export default async function WorkflowRoute(props: WorkflowRouteProps) {
  return <WorkflowPage workflow={await workflowOf(props)} />;
}
