import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import type { OutboxEntry } from '@/lib/browser/outbox';
import { outboxPrefix } from '@/lib/browser/outbox-waiting';
import { askFor, openOnceStyled, prefetchStyled } from '@/lib/browser/site-router';
import { readRaw, writeRaw } from '@/lib/browser/storage';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { givenValues, useFormFields } from '@/lib/forms/browser/use-form-fields';
import type { FormState } from '@/lib/forms/form-state';
import { assessmentsEndpoint, paths } from '@/lib/paths';
import { type AssessmentDraft, assessmentFields } from './assessment-draft';
import { currentAssessment, currentRotationTurns } from './current-assessment';

/** What the press needs; `pressWithoutChunk` if its chunk is gone (after a deploy since the page was opened) or takes over two seconds. */
const loadPress = () =>
  Promise.race([
    import('./press'),
    new Promise<typeof pressWithoutChunk>((resolve) => setTimeout(resolve, 2000, pressWithoutChunk)),
  ]).catch(() => pressWithoutChunk);

/** Id of the button that submits. */
export const transcendButtonId = 'transcend';

/**
 * The assessment form in the browser: its draft, what is missing or wrong, and the press of TRANSCEND.
 *
 * @param state what the server said about a form posted without JavaScript
 */
export function useAssessmentForm(type: AssessmentType, state: FormState<AssessmentDraft>) {
  const fields = useFormFields({ ...assessmentFields[type], state, submitId: transcendButtonId });
  const { values } = fields;
  const missing = values && assessments[type].questions.filter(({ field }) => !values[field]?.trim());
  const [waiting, isOpening, openLoadingScreen, setWaiting] = useLoadingScreenOnceOnline(
    type,
    missing?.length === 0,
  );
  const [isPreparing, setPreparing] = useState(false);
  /** What the press has put into this page's memory, where the browser refuses storage, only its own code can reach. */
  const discard = useRef<(id: string) => void>(pressWithoutChunk.discardPress);
  const kept = assessmentFields[type].draft;

  const isRead = !!values;
  useEffect(() => {
    if (!isRead) return;
    const button = document.getElementById(transcendButtonId) as HTMLButtonElement | null;
    if (button && endEarlyTranscend(button)) button.form?.requestSubmit();
    // An address that names a question opens the form at that question (decision 0177).
    document.getElementById(location.hash.slice(1))?.focus();
  }, [isRead]);

  /** The answers wait in the outbox from here on: where the browser refuses storage, for as long as this document. */
  function keepPress(answers: AssessmentAnswers, parts: Awaited<ReturnType<typeof loadPress>>) {
    discard.current = parts.discardPress;
    const last = unansweredPress(type);
    const isRepeated = JSON.stringify(last?.answers) === JSON.stringify(answers);
    const submission = {
      id: uuidV7(),
      turns: currentRotationTurns(),
      // With its turns: under its id another service may be stored than the turns of now would recommend.
      ...(isRepeated && last),
      sessionId: currentSessionId(),
      answers,
    };
    currentAssessment.write({ version: 1, submission, recommendation: null, isDismissed: false });
    parts.keepPress(submission, last?.id);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isWanted = askFor(paths.analysisLoading);
    // What was typed before the scripts ran is in the form alone. Not once they have come: by then it may be older than
    // what was changed meanwhile.
    kept.write(values as AssessmentDraft);
    const pressed = kept.read();
    setPreparing(true);
    const parts = await loadPress();
    setPreparing(false);
    // Without the network what was changed meanwhile takes the press back here too.
    if (!navigator.onLine && kept.read() !== pressed) return;
    const { answers, refused } = parts.checkAnswers({ assessmentType: type, ...values });
    if (answers) keepPress(answers, parts);
    // Whoever has left by now is not called back.
    if (!isWanted()) return;
    if (refused) fields.refuse(refused);
    else openLoadingScreen(isWanted);
  }

  return {
    ...fields,
    values: values ?? {},
    given: givenValues(state),
    missing,
    /** TRANSCEND was pressed, and what it leads to cannot be fetched yet. */
    isOffline: !!waiting,
    /** What TRANSCEND leads to is on its way. */
    isUnderWay: isPreparing || isOpening,
    /** Fetches what the press will need; called when the form is first touched. */
    prepare() {
      void loadPress();
      prefetchStyled(paths.analysisLoading);
    },
    /**
     * A change takes back the press that has no answer yet: what it would send is no longer what the form says. Not one
     * whose page is on its way, which sends it in any case.
     */
    onInput(event: FormEvent<HTMLFormElement>) {
      fields.onInput(event);
      const last = unansweredPress(type);
      if (!last || isOpening) return;
      discard.current(last.id);
      setWaiting(undefined);
    },
    onSubmit,
  };
}

/**
 * What the last press of this form in the tab has sent, as long as it has no answer. Repeated with the same answers it
 * keeps its id: by a double click, while it waits for the network, in the next document, or because it did not lead away,
 * as where Back and Forward took the place of the page that it had asked for (decision 0265).
 */
function unansweredPress(type: AssessmentType): AssessmentSubmission | undefined {
  const { submission, recommendation, failure } = currentAssessment.read() ?? {};
  return recommendation || failure || submission?.answers.assessmentType !== type ? undefined : submission;
}

/**
 * The press without its chunk. What that has for the outbox the loading screen has too, but it may not load either; and
 * without the schema only the server checks the answers.
 */
const pressWithoutChunk = {
  checkAnswers: (draft: AssessmentDraft): ReturnType<typeof import('./press').checkAnswers> => ({
    // As the schema leaves them: pressed again once the chunk has come, they are the same answers.
    answers: Object.fromEntries(
      Object.entries(draft).map(([field, text]) => [field, text.trim()]),
    ) as unknown as AssessmentAnswers,
  }),
  networkAnswers() {},
  discardPress(id?: string) {
    writeRaw('local', outboxPrefix + id, null);
  },
  /** @param replaced as in `keepAssessment` */
  keepPress(submission: AssessmentSubmission, replaced?: string) {
    // Where nothing is replaced, nothing lies under that name.
    pressWithoutChunk.discardPress(replaced);
    writeRaw(
      'local',
      outboxPrefix + submission.id,
      JSON.stringify({
        id: submission.id,
        path: assessmentsEndpoint,
        body: JSON.stringify(submission),
        queuedAt: Date.now(),
      } satisfies OutboxEntry),
    );
  },
};

const openLoadingPage = () => openOnceStyled(paths.analysisLoading);

/**
 * Opens the loading screen, or, while the browser is offline and it could only fail, as soon as it is online again.
 * @param isNext every answer is there, so the press is what comes next
 */
function useLoadingScreenOnceOnline(type: AssessmentType, isNext: boolean) {
  /** Of the press that waits for the network: whether nothing else was asked for since. */
  const [isWanted, setIsWanted] = useState<() => boolean>();
  const [isOpening, startOpening] = useTransition();

  useEffect(() => {
    if (!isNext) return;
    // What was fetched at the first touch is good for five minutes, and filling in a form may take longer.
    prefetchStyled(paths.analysisLoading);
    // A press that waits for the network does so in the next document too, and on the way back from another page.
    const isWaiting = readRaw('local', outboxPrefix + unansweredPress(type)?.id);
    if (isWaiting && !navigator.onLine) setIsWanted(() => askFor(paths.analysisLoading));
  }, [isNext, type]);

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const open = async () => {
      const parts = await loadPress();
      await parts.networkAnswers(paths.analysisLoading, leaving.signal);
      if (!leaving.signal.aborted && isWanted()) startOpening(openLoadingPage);
    };
    addEventListener('online', open, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [isWanted]);

  const openLoadingScreen = (isStillWanted: () => boolean) =>
    navigator.onLine ? startOpening(openLoadingPage) : setIsWanted(() => isStillWanted);
  return [isWanted, isOpening, openLoadingScreen, setIsWanted] as const;
}

/**
 * Runs as soon as TRANSCEND can be pressed: a press before the page has hydrated waits, so that it still leads through
 * the loading screen and the outbox to the answer. If the scripts never come, the browser submits the form itself.
 * This only ever runs from the HTML; in the browser's own scripts it would be bytes that nobody uses.
 */
export const earlyTranscendScript =
  typeof window === 'undefined'
    ? `(button=>{button.onclick=event=>{event.preventDefault();button.ariaBusy=true;let send=()=>setTimeout(()=>{if(button.onclick){button.onclick=null;button.form.submit()}},1e4);document.readyState==='complete'?send():addEventListener('load',send)}})(document.currentScript.previousSibling)`
    : '';

/** From here on React handles presses. @returns whether one is waiting, and no answer is missing */
function endEarlyTranscend(button: HTMLButtonElement) {
  const isPressed = button.onclick && button.ariaBusy && !button.disabled;
  button.onclick = null;
  button.ariaBusy = null;
  return isPressed;
}
