import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Clarification } from '@/components/contact/clarification';
import { Consultation } from '@/components/contact/consultation';
import { InnerPage } from '@/components/layout/inner-page';
import { assessmentTypes } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = unindexedMetadata(paths.contact);

export const dynamicParams = false;

export const generateStaticParams = () => assessmentTypes.map((clarify) => ({ clarify }));

/**
 * What `/contact?clarify=…` shows. next.config.ts sends it here, so that the question an assessment left open comes
 * first on a static page.
 */
export default async function ClarifyPage({ params }: { params: Promise<{ clarify: string }> }) {
  const { clarify } = await params;
  const type = assessmentTypes.find((candidate) => candidate === clarify);
  if (!type) notFound();
  return (
    <InnerPage opening={<Clarification type={type} />}>
      <Consultation />
    </InnerPage>
  );
}
