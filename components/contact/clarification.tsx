import { GivenAnswers } from '@/components/assessments/given-answers';
import { Banner } from '@/components/ui/banner';
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
