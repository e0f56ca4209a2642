'use client';

import { useEffect } from 'react';
import { useJourney } from '@/components/analytics/journey';
import { Button } from '@/components/ui/button';
import { Ruler } from '@/components/ui/ruler';
import { SiteLink } from '@/components/ui/site-link';
import { LargeStarIcon } from '@/components/ui/star-chart/lead-star';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import {
  loadingBasis,
  loadingOutcomes,
  loadingSteps,
  loadingTitle,
  showNowLabels,
} from '@/content/assessments/loading';
import { offlineText } from '@/content/assessments/offline';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import type { Tier } from '@/content/constellations';
import { serviceFigures } from '@/content/constellations/services';
import { plateTier, type ServiceSlug, serviceSlugs } from '@/content/services/service';
import { type CurrentAssessment, currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { displayedPercent, loadingFrame, loadingLeavesAt } from '@/lib/assessments/browser/loading-clock';
import { type RecommendationRequest, useLoadingScreen } from '@/lib/assessments/browser/use-loading-screen';
import { useReducedMotion } from '@/lib/browser/media-query';
import { paths, servicePath } from '@/lib/paths';

/** AI Analysis in Progress: traces the plate of the recommended service while the answer is fetched. */
export function LoadingScreen() {
  const { current, elapsed, request, showNow } = useLoadingScreen();
  const percent = displayedPercent(elapsed, useReducedMotion());
  const { step, isComplete } = loadingFrame(elapsed);
  const type = current?.submission.answers.assessmentType;
  const recordShownNow = useJourneyEnd(current?.submission, request);
  useEffect(() => {
    // Most results are a service page, which opens with its answer. If this gets lost, that page asks for it again.
    if (request.status === 'answered') import('./answer-opening').catch(() => undefined);
  }, [request.status]);
  const slug = tracedService(type, request);
  const isFound = isComplete && request.status === 'answered';
  return (
    <div className="wrap opening-columns noscript:hidden min-h-[calc(100svh-5rem)] items-center gap-x-[clamp(2rem,6vw,6rem)] py-4 sm:py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-12 low:py-4">
      <div>
        <h1 className="text-section">{loadingTitle}</h1>
        <p className="mt-2 min-h-lh text-muted">{type && assessments[type].caption}</p>
        {/* On one line on a phone of 360 px, where the plate has little room below. */}
        <p className="text-note text-muted max-sm:-mr-3">{loadingBasis}</p>
        <Percentage value={percent} />
        <Ruler value={percent / 100} label="Progress of the analysis" className="mb-2 sm:mb-6 low:mb-3" />
        <LoadingSteps step={step} isFound={isFound} tier={plateTier(slug)} />
        <LoadingOutcome elapsed={elapsed} request={request} />
        <div className="mt-2 min-h-12 sm:mt-4 low:mt-2">
          {showNow && (
            <Button
              variant="line"
              onClick={() => {
                recordShownNow();
                showNow();
              }}
            >
              {showNowLabels[isQuestion(request) ? 'question' : 'result']}
            </Button>
          )}
        </div>
      </div>
      <div className="opening-plate">
        <StarChart
          figure={serviceFigures[slug]}
          size="hero"
          tier={plateTier(slug)}
          traced={isFound ? 1 : percent / 100}
          className="w-full max-w-[min(32.5rem,70svh)] lg:ml-auto"
        />
      </div>
    </div>
  );
}

function Percentage({ value }: { value: number }) {
  return (
    <p
      aria-hidden="true"
      className="mt-1 mb-2 -ml-[0.03em] font-display sm:mt-6 sm:mb-4 low:mt-3 low:mb-2 text-percentage tabular-nums"
    >
      <span>{value}</span>
      <small className="ml-[0.08em] text-[0.4em] tracking-normal text-muted">%</small>
    </p>
  );
}

/** The service to which this page belongs, if any. */
const serviceSlugOf = (path: string): ServiceSlug | undefined =>
  serviceSlugs.find((slug) => servicePath(slug) === path);

/** Until the answer is here, mostly before the first line shows: the service that most answers default to. */
export function tracedService(type: AssessmentType | undefined, request: RecommendationRequest): ServiceSlug {
  const answered =
    request.status === 'answered' ? serviceSlugOf(request.recommendation.servicePath ?? '') : undefined;
  return answered ?? (type === 'income' ? 'lead-capture-crm' : 'ai-agents');
}

type LoadingStepsProps = {
  step: number;
  /** The last step has its result. */
  isFound: boolean;
  /** The tier of the service found. */
  tier: Tier;
};

/** The steps before, at and after `step`. The last one is done as soon as it is reached with a result. */
function LoadingSteps({ step, isFound, tier }: LoadingStepsProps) {
  return (
    <ol>
      {loadingSteps.map(({ text }, index) => (
        <li
          key={text}
          aria-current={index === step ? 'step' : undefined}
          className={`grid grid-cols-[--spacing(6)_minmax(0,1fr)] items-center gap-3 py-1 max-sm:text-small sm:py-2 low:py-0.5 ${index === step ? 'font-label text-ink' : 'text-muted'}`}
        >
          {index < step || isFound ? (
            <LargeStarIcon size={18} tier={isFound && index === step ? tier : 'gold'} />
          ) : (
            <StepRing isCurrent={index === step} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function StepRing({ isCurrent }: { isCurrent: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="1.5" aria-hidden="true">
      <circle className={isCurrent ? 'stroke-gold' : 'stroke-control'} cx="12" cy="12" r="5.5" />
    </svg>
  );
}

type LoadingOutcomeProps = { elapsed: number; request: RecommendationRequest };

/** What is happening to the answers, or what the result is. Each step is announced once, as it begins. */
function LoadingOutcome({ elapsed, request }: LoadingOutcomeProps) {
  const { step, isComplete } = loadingFrame(elapsed);
  return (
    <div
      role="status"
      aria-atomic="false"
      className="mt-2 min-h-[3.24em] text-balance max-sm:text-small sm:mt-4 low:mt-2"
    >
      <span className="sr-only">{loadingSteps[step]?.text}</span>
      <p className="text-balance">{outcomeText(elapsed, isComplete, request)}</p>
    </div>
  );
}

/** Nothing is recommended: what opens is a question. */
const isQuestion = (request: RecommendationRequest) =>
  request.status === 'answered' && request.recommendation.needsClarification;

/** If no rule names the answers, a default decides: that is a starting point, not a match. */
export function outcomeText(elapsed: number, isComplete: boolean, request: RecommendationRequest): string {
  if (request.status === 'offline') return offlineText(currentAssessment.isLasting());
  if (request.status !== 'answered')
    return elapsed >= loadingLeavesAt ? loadingOutcomes.waiting : loadingOutcomes.reading;
  if (isQuestion(request)) return isComplete ? loadingOutcomes.clarification : loadingOutcomes.question;
  if (!isComplete) return loadingOutcomes.ready;
  return request.recommendation.explanation.isDefault
    ? loadingOutcomes.startingPoint
    : loadingOutcomes.matched;
}

/**
 * The journey ends when its result is known.
 * @returns a function that records that the visitor did not wait to be taken there
 */
function useJourneyEnd(
  submission: CurrentAssessment['submission'] | undefined,
  request: RecommendationRequest,
): () => void {
  const { sendAnswers, completeJourney, recordAction } = useJourney();
  const type = submission?.answers.assessmentType;
  const assessment = submission?.id;
  const recommendation = request.status === 'answered' ? request.recommendation : undefined;

  useEffect(() => {
    if (type && assessment) sendAnswers(type, assessment);
  }, [type, assessment, sendAnswers]);

  useEffect(() => {
    if (type && recommendation) completeJourney(type, recommendation);
  }, [type, recommendation, completeJourney]);

  return () => {
    if (type && assessment && recommendation) recordAction({ type, assessment, recommendation }, 'show_now');
  };
}

/** The loading screen without JavaScript. Only an old bookmark leads here: the forms go straight to the result. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="wrap pt-opening pb-(--section) text-lead">
        There is nothing to analyze here without JavaScript.{' '}
        <SiteLink className="text-purple underline" href={paths.smartDecision}>
          Start an assessment
        </SiteLink>
        : its result comes at once.
      </p>
    </noscript>
  );
}
