import type { Metadata } from 'next';
import { AssessmentOpening } from '@/components/assessments/assessment-opening';
import { Consultation } from '@/components/contact/consultation';
import { StructuredData } from '@/components/layout/structured-data';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.contact);

export default function ContactPage() {
  return (
    <>
      <AssessmentOpening of="failure" />
      <Consultation />
      <StructuredData graph={structuredData(paths.contact)} />
    </>
  );
}
