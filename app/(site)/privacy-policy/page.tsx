import type { Metadata } from 'next';
import { StructuredData } from '@/components/layout/structured-data';
import { LegalPage } from '@/components/legal/legal-page';
import { PrivacySignal } from '@/components/legal/privacy-signal';
import { privacyPolicy, privacySignalNotice } from '@/content/legal/privacy';
import { leadChannelsOfPages } from '@/lib/leads/lead-channels';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.privacy);

export default function PrivacyPolicyPage() {
  const policy = privacyPolicy(leadChannelsOfPages());
  return (
    <>
      <LegalPage document={policy} notice={<PrivacySignal>{privacySignalNotice}</PrivacySignal>} />
      <StructuredData graph={structuredData(paths.privacy)} />
    </>
  );
}
