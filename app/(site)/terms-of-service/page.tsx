import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { terms } from '@/content/legal/terms';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: terms.metaTitle,
  description: terms.metaDescription,
  path: paths.terms,
});

export default function TermsOfServicePage() {
  return <LegalPage document={terms} />;
}
