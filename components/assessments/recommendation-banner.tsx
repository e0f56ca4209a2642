import { useEffect } from 'react';
import { JourneyTracker, useJourney } from '@/components/analytics/journey';
import { Banner } from '@/components/ui/banner';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import type { JourneyAction } from '@/content/analytics';
import { assessments } from '@/content/assessments/questions';
import { recommendedServices } from '@/content/assessments/rule-vocabulary';
import { constellations } from '@/content/constellations';
import { watchFollowUpLinks } from '@/lib/analytics/tracker/watch-follow-up-links';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { serviceSlugOf } from '@/lib/assessments/browser/service-slug-of';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { removeFromOutbox } from '@/lib/browser/outbox';
import { servicePath } from '@/lib/paths';
import { AnswerList } from './given-answers';

type RecommendationBannerProps = { current: CurrentAssessment; recommendation: Recommendation };

/** The answers of an assessment, how they were read, and the rule that led to this service. */
export function RecommendationBanner(props: RecommendationBannerProps) {
  return (
    <JourneyTracker>
      <BannerContent {...props} />
    </JourneyTracker>
  );
}

function BannerContent({ current, recommendation }: RecommendationBannerProps) {
  const act = useRecommendationActions(current, recommendation);
  const slug = serviceSlugOf(recommendation.servicePath ?? '');
  const dismiss = () => {
    act('dismiss');
    currentAssessment.write({ ...current, isDismissed: true });
  };
  return (
    <div data-private>
      <Banner
        heading="Why this service?"
        headingId="why-this-service"
        figure={slug && <StarChart figure={constellations[slug]} size="icon" tier="gold" />}
        links={
          <>
            <ChangeAnswers current={current} onChoose={() => act('change_answers')} />
            <button type="button" className="py-1 text-purple underline print:hidden" onClick={dismiss}>
              Dismiss this note
            </button>
          </>
        }
      >
        <RecommendationReasons recommendation={recommendation} onAlternative={() => act('alternative')} />
        <AnswerList answers={current.submission.answers} />
      </Banner>
    </div>
  );
}

/** What the visitor does with the recommendation, from the note or from the page below it. */
function useRecommendationActions({ submission }: CurrentAssessment, recommendation: Recommendation) {
  const { recordAction } = useJourney();
  const type = submission.answers.assessmentType;
  useEffect(
    () => watchFollowUpLinks((action) => recordAction(type, recommendation, action)),
    [recordAction, type, recommendation],
  );
  return (action: JourneyAction) => recordAction(type, recommendation, action);
}

type RecommendationReasonsProps = {
  recommendation: Recommendation;
  /** The visitor goes to another service that fits the same answers. */
  onAlternative: () => void;
};

/** How the answers were read and which rule decided, in sentences. */
export function RecommendationReasons({ recommendation, onAlternative }: RecommendationReasonsProps) {
  const { userIntent, explanation } = recommendation;
  return (
    <p>
      {explanation.reason} We read your words as <strong className="font-label">{userIntent}</strong>
      {explanation.matchedKeywords.length > 0 && <>, from {quotedWords(explanation.matchedKeywords)}</>}.{' '}
      {explanation.isDefault
        ? 'No rule names your exact combination of answers, so this is where we start in such a case.'
        : 'A rule names exactly this combination of answers.'}
      <Alternatives recommendation={recommendation} onAlternative={onAlternative} />
    </p>
  );
}

function Alternatives({ recommendation, onAlternative }: RecommendationReasonsProps) {
  const others = recommendation.rotationServices.filter(
    (service) => service !== recommendation.recommendedService,
  );
  if (others.length === 0) return null;
  return (
    <>
      {' '}
      The same answers also fit{' '}
      {others.map((service, index) => (
        <span key={service}>
          {index > 0 && ' and '}
          <SiteLink
            className="text-purple underline"
            href={servicePath(recommendedServices[service])}
            onClick={onAlternative}
          >
            {service}
          </SiteLink>
        </span>
      ))}
      .
    </>
  );
}

const quotedWords = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

type ChangeAnswersProps = { current: CurrentAssessment; onChoose: () => void };

/** Back to the filled-in form. The visitor is about to answer anew, so the old answers are no longer sent. */
function ChangeAnswers({ current, onChoose }: ChangeAnswersProps) {
  const { id, answers } = current.submission;
  return (
    <SiteLink
      className="py-1 text-purple underline print:hidden"
      href={assessments[answers.assessmentType].path}
      onClick={() => {
        onChoose();
        removeFromOutbox(id);
      }}
    >
      Change my answers
    </SiteLink>
  );
}
