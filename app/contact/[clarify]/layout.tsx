import { notFound } from 'next/navigation';
import { Clarification } from '@/components/contact/clarification';
import { InnerPage } from '@/components/layout/inner-page';
import { assessmentTypes } from '@/content/assessments/questions';

type ClarifyLayoutProps = { params: Promise<{ clarify: string }>; children: React.ReactNode };

/** The question that an assessment left open opens the page. */
export default async function ClarifyLayout({ params, children }: ClarifyLayoutProps) {
  const { clarify } = await params;
  const type = assessmentTypes.find((candidate) => candidate === clarify);
  if (!type) notFound();
  return <InnerPage opening={<Clarification type={type} />}>{children}</InnerPage>;
}
