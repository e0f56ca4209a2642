import type { ReactNode } from 'react';
import { GivenAnswers } from '@/components/assessments/given-answers';
import { SiteLink } from '@/components/ui/site-link';
import { leadStarPath, starLinkPath } from '@/components/ui/star-chart/geometry';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { clarificationMessages } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { paths } from '@/lib/paths';
import { ChangeAnswers } from './change-answers';

/** Two stars that are lit, and one that is still open. */
function OpenFigure() {
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <path
        className="stroke-link"
        strokeLinecap="round"
        strokeWidth="2.6"
        d={starLinkPath([10, 84], [38, 52], 8, 8)}
      />
      <path
        className="stroke-control"
        strokeDasharray="4 6"
        strokeWidth="2.6"
        d={starLinkPath([38, 52], [82, 26], 9, 22)}
      />
      <circle className="fill-star" cx="10" cy="84" r="5" />
      <circle className="fill-star" cx="38" cy="52" r="5" />
      <path className="fill-ground stroke-gold-mark" strokeWidth="3" d={leadStarPath(82, 26, 18, 0.36)} />
    </svg>
  );
}

type BannerProps = {
  /** A small figure, 56 px; left out on phones. */
  figure: ReactNode;
  heading: string;
  headingId: string;
  children: ReactNode;
  /** Links and buttons, side by side, or one under the other where the banner has a third column. */
  links: ReactNode;
};

/** The band under the header, with words for this visitor alone: whoever is led here lands on it. */
function Banner({ figure, heading, headingId, children, links }: BannerProps) {
  return (
    <section
      className="border-b border-line bg-surface outline-none"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-opening
    >
      <div className="wrap grid items-center gap-x-8 gap-y-4 py-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,40rem)_auto]">
        <div className="hidden w-14 self-start pt-1.5 sm:block">{figure}</div>
        <div className="text-small [&_p]:max-w-[39.2em]">
          <h2 className="mb-1.5 text-title" id={headingId}>
            {heading}
          </h2>
          {children}
        </div>
        <div className="flex flex-wrap gap-x-6 text-small *:py-2.75 sm:col-start-2 lg:col-start-3 lg:grid lg:justify-items-start lg:gap-0.5 lg:*:py-1">
          {links}
        </div>
      </div>
    </section>
  );
}

/** The question an assessment left open; it stands in the page itself, and the answers join it in their own tab. */
export function Clarification({ type }: { type: AssessmentType }) {
  const { title, help, changeAnswers, seeServices } = contact.clarification;
  return (
    <div data-private>
      <Banner
        heading={title}
        headingId="clarification"
        figure={<OpenFigure />}
        links={
          <>
            <ChangeAnswers type={type}>{changeAnswers}</ChangeAnswers>
            <SiteLink className="text-purple underline" href={paths.services}>
              {seeServices}
            </SiteLink>
          </>
        }
      >
        <p>
          <UnbrokenWords>{clarificationMessages[type]}</UnbrokenWords>
        </p>
        <p className="mt-2">
          <UnbrokenWords>{help[type]}</UnbrokenWords>
        </p>
        <GivenAnswers type={type} />
      </Banner>
    </div>
  );
}
