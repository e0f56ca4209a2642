import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { PrivacySignal } from '@/components/legal/privacy-signal';
import { privacy, privacySignalNotice } from '@/content/legal/privacy';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: privacy.metaTitle,
  description: privacy.metaDescription,
  path: paths.privacy,
});

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacy} notice={<PrivacySignal>{privacySignalNotice}</PrivacySignal>} />;
}
