import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Clarification } from '@/components/contact/clarification';
import { Consultation } from '@/components/contact/consultation';
import { InnerPage } from '@/components/layout/inner-page';
import { assessmentTypes } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: contact.metaTitle,
  description: contact.metaDescription,
  noIndex: true,
  path: paths.contact,
});

export const dynamicParams = false;

export const generateStaticParams = () => assessmentTypes.map((clarify) => ({ clarify }));

/** What `/contact?clarify=…` shows: next.config.ts sends it here, so that the question stands in a static page. */
export default async function ClarifyPage({ params }: { params: Promise<{ clarify: string }> }) {
  const { clarify } = await params;
  const type = assessmentTypes.find((candidate) => candidate === clarify);
  if (!type) notFound();
  return (
    <InnerPage note={<Clarification type={type} />}>
      <Consultation />
    </InnerPage>
  );
}
