import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
import { assessmentTypes } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = unindexedMetadata(paths.contact);

export const dynamicParams = false;

export const generateStaticParams = () => assessmentTypes.map((clarify) => ({ clarify }));

/** What `/contact?clarify=…` shows: next.config.ts sends it here, so that the question stands in a static page. */
export default function ClarifyPage() {
  return <Consultation />;
}
