import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { progressInterval } from '@/content/assessments/loading';
import { paths } from '@/lib/paths';
import { type Destination, destination } from '../destination';
import { type CurrentAssessment, currentAssessment } from './current-assessment';
import { loadingDecision } from './loading-decision';
import { type Pursuit, pursueRecommendation } from './pursue-recommendation';
import { countTurn } from './rotation-turns';

export type LoadingScreenState = {
  /** `null` until the browser has found an assessment to work on. */
  current: CurrentAssessment | null;
  /** Milliseconds since the screen began its work. */
  elapsed: number;
  pursuit: Pursuit;
  /** Leaves for the result at once; `null` while there is none (decision 10). */
  showNow: (() => void) | null;
};

/** The loading screen's assessment, clock and request, and its leaving. */
export function useLoadingScreen(): LoadingScreenState {
  const leave = useLeaveOnce();
  const current = usePendingAssessment(leave);
  const pursuit = usePursuit(current);
  const elapsed = useElapsed(current !== null);

  const result =
    current && pursuit.status === 'answered'
      ? destination(current.submission.answers.assessmentType, pursuit.recommendation)
      : null;
  const decision = loadingDecision(elapsed, pursuit);
  const address = decision === 'result' ? result : decision === 'contact' ? paths.contact : null;

  useEffect(() => {
    if (address) leave(address);
  }, [address, leave]);

  return { current, elapsed, pursuit, showNow: result ? () => leave(result) : null };
}

type Leave = (address: Destination | typeof paths.home | typeof paths.contact) => void;

/** Leaving happens once, and leaves no entry in the history: Back from a result shows the filled form. */
function useLeaveOnce(): Leave {
  const { replace } = useRouter();
  const hasLeft = useRef(false);
  const [leave] = useState<Leave>(() => (address: Parameters<Leave>[0]) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    replace(address);
  });
  return leave;
}

/** What the form handed over. Without it there is nothing to load; with its answer, there is nothing to wait for. */
function usePendingAssessment(leave: Leave): CurrentAssessment | null {
  const [pending, setPending] = useState<CurrentAssessment | null>(null);
  useEffect(() => {
    const found = currentAssessment.read();
    if (!found) leave(paths.home);
    else if (!found.recommendation) setPending(found);
    else leave(destination(found.submission.answers.assessmentType, found.recommendation));
  }, [leave]);
  return pending;
}

function usePursuit(current: CurrentAssessment | null): Pursuit {
  const { prefetch } = useRouter();
  const [pursuit, setPursuit] = useState<Pursuit>({ status: 'waiting' });
  useEffect(() => {
    if (!current) return;
    const stop = new AbortController();
    const { submission } = current;
    const onChange = (next: Pursuit) => {
      setPursuit(next);
      if (next.status !== 'answered') return;
      countTurn(next.recommendation);
      currentAssessment.write({ ...current, recommendation: next.recommendation });
      prefetch(destination(submission.answers.assessmentType, next.recommendation));
    };
    void pursueRecommendation(submission, onChange, stop.signal);
    return () => stop.abort();
  }, [current, prefetch]);
  return pursuit;
}

function useElapsed(isRunning: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - start), progressInterval);
    return () => clearInterval(timer);
  }, [isRunning]);
  return elapsed;
}
