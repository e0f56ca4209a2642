import { useEffect, useRef, useState } from 'react';
import { longestLoadingWait, progressInterval } from '@/content/assessments/loading';
import { type Recommendation, type ResultPath, resultPath } from '@/lib/assessments/recommendation';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { networkAnswers, onceNetworkAnswers } from '@/lib/browser/network-answers';
import { isFinalRefusal, removeFromOutbox } from '@/lib/browser/outbox';
import { usePageTransition } from '@/lib/browser/page-transition';
import { askFor, isLinkPending, prefetchStyled, replaceOnceStyled } from '@/lib/browser/site-router';
import { isRecord } from '@/lib/browser/storage';
import { assessmentsEndpoint, paths } from '@/lib/paths';
import { keepAssessment, keepRefused } from './assessment-outbox';
import {
  type AssessmentOutcome,
  type CurrentAssessment,
  countRotationTurn,
  currentAssessment,
} from './current-assessment';
import { loadingLeavesAt } from './loading-clock';

/** Where a request for a recommendation stands. Only `answered` and `refused` are final. */
export type RecommendationRequest =
  | { status: 'waiting' | 'failing' | 'offline' | 'refused' }
  /** Too many requests at once, or bytes in one day. `retryAfter`: seconds the server asks to wait. */
  | { status: 'limited'; retryAfter: number }
  | { status: 'answered'; recommendation: Recommendation };

/**
 * Milliseconds until the next attempt: a second, or as long as the server asks, and up to half as long again, so that
 * those who failed together do not all come back together.
 * @param random from 0 to 1
 */
export const retryPause = (retryAfter: number, random: number): number =>
  Math.max(1, retryAfter) * (1000 + 500 * random);

/**
 * Asks until there is an answer, a refusal, or the caller stops it. The assessment is in the outbox from before the
 * first attempt until the server says it is stored, so nothing is lost whatever happens to this page.
 */
async function requestRecommendation(
  submission: AssessmentSubmission,
  onChange: (request: RecommendationRequest) => void,
  signal: AbortSignal,
) {
  const kept = keepAssessment(submission);
  while (!signal.aborted) {
    const request = await requestOnce(kept, signal);
    if (signal.aborted) return;
    onChange(request);
    if (request.status === 'answered' || request.status === 'refused') return;
    const retryAfter = request.status === 'limited' ? request.retryAfter : 0;
    await waitFor(retryPause(retryAfter, Math.random()), signal);
    if (request.status !== 'offline') continue;
    await networkAnswers(paths.contact, signal);
    onChange({ status: 'waiting' });
  }
}

async function requestOnce(
  kept: ReturnType<typeof keepAssessment>,
  signal: AbortSignal,
): Promise<RecommendationRequest> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(assessmentsEndpoint, { method: 'POST', headers, body: kept.body });
    if (response.ok) return answeredRequest(kept.id, await response.json(), signal);
    if (response.status === 429)
      return { status: 'limited', retryAfter: Number(response.headers.get('retry-after')) || 0 };
    if (!isFinalRefusal(response.status)) return { status: 'failing' };
    keepRefused(kept);
    return { status: 'refused' };
  } catch {
    return { status: navigator.onLine ? 'failing' : 'offline' };
  }
}

function answeredRequest(id: string, answer: unknown, signal: AbortSignal): RecommendationRequest {
  if (!isRecommendationAnswer(answer)) return { status: 'failing' };
  // The page that says that they wait has to notice when they have arrived: after this screen, that is seen by who delivers.
  if (answer.stored && !signal.aborted) removeFromOutbox(id);
  return { status: 'answered', recommendation: answer.recommendation };
}

const isRecommendationAnswer = (
  value: unknown,
): value is { stored: boolean; recommendation: Recommendation } =>
  isRecord(value) && typeof value.stored === 'boolean' && isRecord(value.recommendation);

function waitFor(duration: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Milliseconds until the screen leads to a person, from the beginning or from when the network, or a page that stood
 * still, came back.
 */
const patience = {
  waiting: longestLoadingWait,
  failing: loadingLeavesAt,
  limited: loadingLeavesAt,
  refused: 0,
} as const;

/** Milliseconds between two ticks from which on the page stood still: a hidden tab has one a second, for five minutes. */
const standstill = 10_000;

/**
 * What the loading screen does now (docs/lifecycle.md): stay, open the result, or lead to a person.
 * @param awayUntil the `elapsed` at which the network was last away, or the page came back from a standstill
 */
export function loadingDecision(
  elapsed: number,
  { status }: Pick<RecommendationRequest, 'status'>,
  awayUntil = 0,
): 'stay' | 'result' | 'contact' {
  if (elapsed < loadingLeavesAt || status === 'offline') return 'stay';
  if (status === 'answered') return 'result';
  return elapsed - awayUntil >= patience[status] ? 'contact' : 'stay';
}

/** Seconds. The limit of requests asks for a minute at most; that of bytes for what is left of the day (lib/http/rate-limit.ts). */
const longestPause = 120;

/** What the consultation page says of a request that led to it. */
export function failureOf(request: RecommendationRequest): AssessmentOutcome {
  if (request.status === 'limited') return request.retryAfter > longestPause ? 'limitedToday' : 'limited';
  return request.status === 'refused' ? 'refused' : 'unanswered';
}

type LoadingScreenState = {
  /** `null` until the browser has found an assessment to work on. */
  current: CurrentAssessment | null;
  /** Milliseconds since the screen began its work. */
  elapsed: number;
  request: RecommendationRequest;
  /** Leaves for the result at once; `null` while there is none (decision 0010). */
  showNow: (() => void) | null;
};

/** The loading screen's assessment, its clock and request, and how it leaves. */
export function useLoadingScreen(): LoadingScreenState {
  const leave = useLeaveOnce();
  const current = usePendingAssessment(leave);
  const request = useRecommendationRequest(current);
  const { elapsed, stoodUntil } = useElapsed(current !== null);

  const result =
    current && request.status === 'answered'
      ? resultPath(current.submission.answers.assessmentType, request.recommendation)
      : null;
  const awayUntil = Math.max(stoodUntil, useOfflineUntil(elapsed, request));
  const due = loadingDecision(elapsed, request, awayUntil);
  // Whoever has pressed a link is taken to its page, however slowly it comes.
  const decision = due !== 'stay' && isLinkPending() ? 'stay' : due;
  const failure = failureOf(request);

  useEffect(() => {
    if (decision === 'result' && result) leave(result, 'with the plate');
    if (decision !== 'contact' || !current) return;
    return onceNetworkAnswers(paths.contact, () => {
      if (isReplaced(current)) return;
      // The answer may have come a moment ago: it is kept, and this screen is about to hear of it.
      currentAssessment.write({ ...(currentAssessment.read() ?? current), failure });
      leave(paths.contact);
    });
  }, [decision, result, current, failure, leave]);

  return { current, elapsed, request, showNow: result ? () => leave(result, 'with the plate') : null };
}

type Leave = (address: ResultPath | typeof paths.home | typeof paths.contact, how?: 'with the plate') => void;

/**
 * Leaving happens once, except that a result that arrives on the way to a person leads there instead. It leaves no
 * entry in the history: Back from a result shows the filled-in form.
 */
function useLeaveOnce(): Leave {
  const hasLeft = useRef(false);
  const movePage = usePageTransition();
  const [leave] = useState<Leave>(() => (address: Parameters<Leave>[0], how?: Parameters<Leave>[1]) => {
    if (hasLeft.current) return;
    hasLeft.current = address !== paths.contact;
    const isWanted = askFor(address);
    const open = () => {
      const isStillWanted = isWanted();
      if (isStillWanted) void replaceOnceStyled(address);
      // The page that was pressed for meanwhile may never come: the result can then be asked for again.
      else hasLeft.current = false;
      return isStillWanted;
    };
    if (how) movePage(open);
    else open();
  });
  return leave;
}

/** What the form handed over. Without it there is nothing to load; with its answer there is nothing to wait for. */
function usePendingAssessment(leave: Leave): CurrentAssessment | null {
  const [pending, setPending] = useState<CurrentAssessment | null>(null);
  useEffect(() => {
    const found = currentAssessment.read();
    if (!found) return leave(paths.home);
    const { submission, recommendation } = found;
    const result = recommendation && resultPath(submission.answers.assessmentType, recommendation);
    // An answer of another version may lead nowhere: the same answers get one of this.
    if (result) leave(result);
    else setPending(found);
  }, [leave]);
  useEffect(() => {
    if (!pending) return;
    return currentAssessment.subscribe(() => {
      if (!isReplaced(pending)) return;
      // Until the page is gone, nothing comes of the earlier press.
      setPending(null);
      location.reload();
    });
  }, [pending]);
  return pending;
}

/** Whether TRANSCEND was pressed again in this tab, as while this page was in the browser's cache. */
const isReplaced = ({ submission }: CurrentAssessment): boolean =>
  (currentAssessment.read()?.submission ?? submission).id !== submission.id;

function useRecommendationRequest(current: CurrentAssessment | null): RecommendationRequest {
  const [request, setRequest] = useState<RecommendationRequest>({ status: 'waiting' });
  useEffect(() => {
    if (!current) return;
    const stop = new AbortController();
    const { submission } = current;
    const onChange = (next: RecommendationRequest) => {
      if (isReplaced(current)) return;
      setRequest(next);
      if (next.status !== 'answered') return;
      countRotationTurn(next.recommendation);
      currentAssessment.write({ ...current, recommendation: next.recommendation, failure: undefined });
      prefetchStyled(resultPath(submission.answers.assessmentType, next.recommendation));
    };
    void requestRecommendation(submission, onChange, stop.signal);
    return () => stop.abort();
  }, [current]);
  return request;
}

/** The `elapsed` at which the network was last away: from then on it gets the full patience again. */
function useOfflineUntil(elapsed: number, { status }: RecommendationRequest): number {
  const [offlineUntil, setOfflineUntil] = useState(0);
  if (status === 'offline' && offlineUntil !== elapsed) setOfflineUntil(elapsed);
  return offlineUntil;
}

/** Milliseconds since the screen began, and when by the same clock the page last came back from a standstill. */
function useElapsed(isRunning: boolean): { elapsed: number; stoodUntil: number } {
  const [time, setTime] = useState({ elapsed: 0, stoodUntil: 0 });
  useEffect(() => {
    if (!isRunning) return;
    // Not by the wall clock: set back meanwhile, it would hold the screen for as long.
    const start = performance.now();
    const tick = () => {
      const elapsed = performance.now() - start;
      setTime((last) => ({
        elapsed,
        // The network had no time to answer a phone that was put away, or a page in the browser's cache.
        stoodUntil: elapsed - last.elapsed > standstill ? elapsed : last.stoodUntil,
      }));
    };
    const timer = setInterval(tick, progressInterval);
    return () => clearInterval(timer);
  }, [isRunning]);
  return time;
}
