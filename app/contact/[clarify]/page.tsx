import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
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
export default function ClarifyPage() {
  return <Consultation />;
}
