'use client';

import { useEffect } from 'react';
import type { AssessmentType } from '@/content/assessments/answers';
import { loadingTitle } from '@/content/assessments/loading';
import { assessments } from '@/content/assessments/questions';
import { constellations } from '@/content/constellations';
import type { ServiceSlug } from '@/content/services/service';
import { displayedPercent } from '@/lib/assessments/browser/displayed-percent';
import { loadingFrame } from '@/lib/assessments/browser/loading-frame';
import type { Pursuit } from '@/lib/assessments/browser/pursue-recommendation';
import { serviceSlugOf } from '@/lib/assessments/browser/service-slug-of';
import { useLoadingScreen } from '@/lib/assessments/browser/use-loading-screen';
import { useReducedMotion } from '@/lib/motion/browser/use-reduced-motion';
import { Button } from '../ui/button';
import { Constellation } from '../ui/constellation/constellation';
import { Ruler } from '../ui/ruler';
import { loadWhySlip } from './load-why-slip';
import { LoadingOutcome } from './loading-outcome';
import { LoadingSteps } from './loading-steps';
import { useJourneyEnd } from './use-journey-end';

/** AI Analysis in Progress: the plate of the service that fits is traced while the answer is fetched. */
export function LoadingScreen() {
  const { current, elapsed, pursuit, showNow } = useLoadingScreen();
  const percent = displayedPercent(elapsed, useReducedMotion());
  const type = current?.submission.answers.assessmentType;
  const tellShownNow = useJourneyEnd(type, pursuit);
  useEffect(() => {
    // Most results are a service page, which opens with its reason.
    if (pursuit.status === 'answered') void loadWhySlip();
  }, [pursuit.status]);
  return (
    <div className="wrap grid min-h-[calc(100svh-4rem)] items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 py-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <h1 className="text-section">{loadingTitle}</h1>
        <p className="mt-2 min-h-[1.62em] text-muted">{type && assessments[type].caption}</p>
        <Percentage value={percent} />
        <Ruler value={percent / 100} label="Progress of the analysis" className="mb-8" />
        <LoadingSteps step={loadingFrame(elapsed).step} />
        <LoadingOutcome elapsed={elapsed} pursuit={pursuit} />
        <div className="mt-4 min-h-12">
          {showNow && (
            <Button
              metal="line"
              onClick={() => {
                tellShownNow();
                showNow();
              }}
            >
              Show my result now
            </Button>
          )}
        </div>
      </div>
      <Constellation
        figure={constellations[tracedFigure(type, pursuit)]}
        size="hero"
        metal="gold"
        traced={percent / 100}
        className="w-full max-w-128 justify-self-center max-lg:hidden"
      />
    </div>
  );
}

function Percentage({ value }: { value: number }) {
  return (
    <p
      aria-hidden="true"
      className="mt-8 mb-6 -ml-[0.03em] font-display text-[clamp(7rem,4rem+12vw,15rem)] leading-[0.85] tracking-[-0.04em] tabular-nums"
    >
      {value}
      <small className="ml-[0.08em] text-[0.4em] tracking-normal text-muted">%</small>
    </p>
  );
}

/** The answer is here before the first line is visible; until then, the service most answers fall back on. */
function tracedFigure(type: AssessmentType | undefined, pursuit: Pursuit): ServiceSlug {
  const answered =
    pursuit.status === 'answered' ? serviceSlugOf(pursuit.recommendation.servicePath ?? '') : undefined;
  return answered ?? (type === 'income' ? 'lead-capture-crm' : 'ai-agents');
}
