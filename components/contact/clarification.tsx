import type { AssessmentType } from '@/content/assessments/answers';
import { clarificationMessages } from '@/content/assessments/intents';
import { assessments } from '@/content/assessments/questions';
import { contact } from '@/content/contact';
import { paths } from '@/lib/paths';
import { GivenAnswers } from '../assessments/given-answers';
import { SiteLink } from '../ui/site-link';
import { Slip } from '../ui/slip';
import { Unbroken } from '../ui/unbroken';
import { OpenFigure } from './open-figure';

/** The question an assessment left open; it stands in the page itself, and the answers join it in their own tab. */
export function Clarification({ type }: { type: AssessmentType }) {
  const { title, changeAnswers, seeServices } = contact.clarification;
  return (
    <div data-private>
      <Slip
        heading={title}
        headingId="clarification"
        figure={<OpenFigure />}
        links={
          <>
            <SiteLink className="text-purple underline" href={assessments[type].path}>
              {changeAnswers}
            </SiteLink>
            <SiteLink className="text-purple underline" href={paths.services}>
              {seeServices}
            </SiteLink>
          </>
        }
      >
        <p>
          <Unbroken>{clarificationMessages[type]}</Unbroken>
        </p>
        <GivenAnswers type={type} />
      </Slip>
    </div>
  );
}
