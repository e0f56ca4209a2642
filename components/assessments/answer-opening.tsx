import type { ReactNode } from 'react';
import { JourneyTracker } from '@/components/analytics/journey';
import { PlusIcon } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import type { RarelyShownCall } from '@/content/analytics';
import { recommendedServices } from '@/content/assessments/intents';
import type { SentAnswers } from '@/content/assessments/questions';
import { readingTexts } from '@/content/assessments/reading';
import { serviceFigures } from '@/content/constellations/services';
import { seeAllServices } from '@/content/counts';
import { plateTier } from '@/content/services/service';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { findWords } from '@/lib/assessments/browser/read-free-text';
import { answerHeadline, type FoundService, greetableName } from '@/lib/assessments/browser/result-text';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { paths, servicePath } from '@/lib/paths';
import { AnswerActions, middleButton, useRecommendationActions } from './answer-actions';
import { AnswerList } from './answer-list';
import { ReadAs } from './intent-words';
import { OpeningFrame } from './opening-frame';

type AnswerProps = { current: CurrentAssessment; recommendation: FoundService };

/** The answer of an assessment, which the page of the recommended service opens with. */
export function AnswerOpening({ current }: { current: CurrentAssessment }) {
  const { recommendation } = current;
  if (!recommendation || recommendation.needsClarification) return null;
  if (!isKnown(recommendation)) return null;
  return (
    <JourneyTracker>
      <Answer current={current} recommendation={recommendation} />
    </JourneyTracker>
  );
}

/** A tab may hold an answer from before a deploy that renamed a service, or that gave answers other parts. */
function isKnown({ recommendedService, rotationServices, explanation, userIntent }: FoundService): boolean {
  return (
    Array.isArray(rotationServices) &&
    [recommendedService, ...rotationServices].every((service) =>
      Object.hasOwn(recommendedServices, service),
    ) &&
    Array.isArray(explanation?.matchedKeywords) &&
    [explanation.reason, userIntent].every((text) => typeof text === 'string')
  );
}

function Answer({ current, recommendation }: AnswerProps) {
  const act = useRecommendationActions(current, recommendation);
  const { answers } = current.submission;
  const slug = recommendedServices[recommendation.recommendedService];
  return (
    <div data-private>
      <OpeningFrame
        heading={<Headline recommendation={recommendation} name={greetableName(answers.name)} />}
        headingId="answer"
        plate={
          <StarChart
            className="w-full max-w-130 lg:ml-auto"
            figure={serviceFigures[slug]}
            size="hero"
            tier={plateTier(slug)}
          />
        }
      >
        <p className="mt-4 max-w-136 text-lead text-muted sm:mt-6">{recommendation.explanation.reason}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 sm:mt-8 print:hidden">
          <ButtonLink href={paths.contact} data-cta={'answer-book-a-call' satisfies RarelyShownCall}>
            Book a Call about this
          </ButtonLink>
          {/* No rule names these answers: the service that is needed may be another one (decision 0246). */}
          {recommendation.explanation.isDefault && (
            <SiteLink
              className="py-2.5 text-purple underline"
              href={paths.services}
              data-cta={'answer-all-services' satisfies RarelyShownCall}
            >
              {seeAllServices}
            </SiteLink>
          )}
        </div>
        <div className="mt-8 max-w-136 border-t border-line lg:mt-10">
          <Folded summary="How we read your answers">
            <AnswerReading answers={answers} recommendation={recommendation} />
            <AnswerList answers={answers} />
          </Folded>
          <Alternatives recommendation={recommendation} onAlternative={() => act('alternative')} />
        </div>
        <AnswerActions current={current} recommendation={recommendation} act={act} />
      </OpeningFrame>
    </div>
  );
}

/** In this size a line holds two or three words: a service's name begins on a line of its own rather than end in the next. */
function Headline({ recommendation, name }: { recommendation: FoundService; name: string | null }) {
  const service = recommendation.recommendedService;
  return (
    <>
      {/* No line ends in the article: "Maria, a / starting point". */}
      {answerHeadline(recommendation, name).slice(0, -service.length).replace(', a ', ', a\u00a0')}
      {/* As withUnbrokenPlus, whose module would take the forms over their limit of bytes. */}
      <span className="inline-block">{service.replace(' +', '\u00a0+')}</span>
    </>
  );
}

/** A part of the answer that a visitor can open; in print it is always open. */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line text-small">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-link [&::-webkit-details-marker]:hidden">
        {summary}
        <PlusIcon size={13} />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

type AnswerReadingProps = { answers: SentAnswers; recommendation: Recommendation };

/** Says in sentences how the text was read, as the form did, and whether a rule names all the answers. */
export function AnswerReading({ answers, recommendation }: AnswerReadingProps) {
  const { userIntent, explanation, isRotation } = recommendation;
  const found = findWords(answers.assessmentType, answers.q1Typed, explanation.matchedKeywords);
  return (
    <p>
      <ReadAs lead={readingTexts.readAs} intent={userIntent} found={found} />
      {!explanation.isDefault &&
        ` This service is ${isRotation ? 'one of those' : 'the one'} we suggest for all of your answers together.`}
    </p>
  );
}

type AlternativesProps = {
  recommendation: FoundService;
  /** Called when the visitor goes to another service that fits the same answers. */
  onAlternative: () => void;
};

/** The services that take turns with the recommended one. */
function Alternatives({ recommendation, onAlternative }: AlternativesProps) {
  const others = recommendation.rotationServices.filter(
    (service) => service !== recommendation.recommendedService,
  );
  if (others.length === 0) return null;
  return (
    <Folded summary="What else fits the same answers">
      <ul>
        {others.map((service) => (
          <li key={service}>
            <SiteLink
              className="inline-block py-1.5 text-purple underline"
              href={servicePath(recommendedServices[service])}
              onClick={onAlternative}
              onAuxClick={({ button }) => button === middleButton && onAlternative()}
            >
              {service}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
