import type { Metadata } from 'next';
import { submitApplicationForm } from '@/app/actions/submit-application-form';
import { ApplicationForm } from '@/components/careers/application-form';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { careersMetadata } from '@/content/careers';
import { constellations } from '@/content/constellations';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({ ...careersMetadata, path: paths.hiring });

const figure = (
  <StarChart
    figure={constellations['ai-social-media-outreach']}
    size="hero"
    tier="gold"
    className="w-full max-w-120"
  />
);

export default function HiringPage() {
  return <ApplicationForm action={submitApplicationForm} figure={figure} />;
}
