import type { Metadata } from 'next';
import { submitApplicationForm } from '@/app/actions/submit-application-form';
import { ApplicationForm } from '@/components/careers/application-form';
import { JobOffer } from '@/components/careers/job-offer';
import { StructuredData } from '@/components/layout/structured-data';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { careersFigure } from '@/content/constellations';
import { hiringFacts } from '@/content/hiring-facts';
import { positionLead } from '@/content/job-offer';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(paths.hiring);

/** Beside the form it is smaller in a low window, so that what happens next stays visible below it. */
const figure = (
  <StarChart
    figure={careersFigure}
    size="hero"
    tier="gold"
    className="w-full max-w-120 in-[aside]:max-w-[calc(100svh-18rem)]"
  />
);

export default function HiringPage() {
  return (
    <>
      <ApplicationForm
        action={submitApplicationForm}
        lead={positionLead(hiringFacts)}
        figure={figure}
        offer={<JobOffer />}
      />
      <StructuredData graph={structuredData(paths.hiring)} />
    </>
  );
}
