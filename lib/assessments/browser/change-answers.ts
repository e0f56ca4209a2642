import { assessments } from '@/content/assessments/questions';
import { tabJourneys } from '@/lib/analytics/tracker/tab-journeys';
import { removeFromOutbox } from '@/lib/browser/outbox';
import type { CurrentAssessment } from './current-assessment';

/**
 * For a link from a result back to the filled-in form: records it in the journey and, because the visitor is about to
 * answer anew, stops sending the old answers if they are still waiting once the form opens.
 */
export function changeAnswers({ submission, recommendation }: CurrentAssessment) {
  if (!recommendation) return;
  const { id, answers } = submission;
  const type = answers.assessmentType;
  tabJourneys.recordAction({ type, assessment: id, recommendation }, 'change_answers');
  onceFormOpens(assessments[type].path, () => removeFromOutbox(id));
}

/** On a slow network the visitor may have gone to another page by then, and answers nothing anew. */
function onceFormOpens(form: string, call: () => void) {
  // Browsers of before 2026 may not have it.
  if (!window.navigation) return call();
  const watching = new AbortController();
  const note = ({ destination }: NavigateEvent) => {
    const { pathname } = new URL(destination.url);
    // A step within the page, as to its calendar.
    if (pathname === location.pathname) return;
    watching.abort();
    if (pathname === form) call();
  };
  window.navigation.addEventListener('navigate', note, { signal: watching.signal });
}
