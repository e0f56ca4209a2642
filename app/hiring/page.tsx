import type { Metadata } from 'next';
import { submitApplication } from '@/app/actions/submit-application';
import { ApplicationForm } from '@/components/careers/application-form';
import { InnerPage } from '@/components/layout/inner-page';
import { Constellation } from '@/components/ui/constellation/constellation';
import { careers } from '@/content/careers';
import { constellations } from '@/content/constellations';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: careers.metaTitle,
  description: careers.metaDescription,
  path: paths.hiring,
});

const figure = (
  <Constellation
    figure={constellations['ai-social-media-outreach']}
    size="hero"
    metal="gold"
    className="w-full max-w-120"
  />
);

export default function HiringPage() {
  return (
    <InnerPage>
      <ApplicationForm action={submitApplication} figure={figure} />
    </InnerPage>
  );
}
