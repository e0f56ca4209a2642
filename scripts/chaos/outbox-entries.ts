import { v7 as uuidv7 } from 'uuid';
import { assessments } from '@/content/assessments/questions';
import { careers } from '@/content/careers';
import { assessmentsEndpoint, eventsEndpoint, paths } from '@/lib/paths';
import { traffic } from '@/scripts/bench/traffic';
import { pageForm } from '@/tests/server/send';
import { applicationDraft, applicationForm } from '@/tests/support/applications';
import { type Ledger, verdictOf } from './ledger';

/** Something that a browser keeps until a server has taken it. */
export type TrialEntry = {
  path: string;
  body: string | FormData;
  ids: string[];
  /** Whether an answer says that it is stored. */
  isTaken(response: Response): Promise<boolean>;
};

/** What a browser makes, one entry after another; each is recorded in the ledger. */
export type EntrySource = Generator<TrialEntry, never> | AsyncGenerator<TrialEntry, never>;

const isAcknowledged = (path: string) => async (response: Response) =>
  verdictOf(path, response.status, await response.text()) === 'acknowledged';

const EVENTS_EACH = 3;

/** Batches of visits that continue: forty visitors in turn, ten batches each. */
export function* eventEntries(ledger: Ledger): Generator<TrialEntry, never> {
  for (;;) {
    for (const { batch } of traffic({ batches: 400, events: EVENTS_EACH })) {
      const ids = batch.sessions.flatMap(({ events }) => events.map(({ id }) => id));
      ledger.make('events', ids);
      yield {
        path: eventsEndpoint,
        body: JSON.stringify(batch),
        ids,
        isTaken: isAcknowledged(eventsEndpoint),
      };
    }
  }
}

/** The first option of each question. */
const sampleAnswers = {
  assessmentType: 'backend',
  ...Object.fromEntries(
    assessments.backend.questions.map((question) => [
      question.field,
      question.kind === 'options' ? question.options[0]?.value : 'Our daily operations',
    ]),
  ),
};

export function* assessmentEntries(ledger: Ledger): Generator<TrialEntry, never> {
  for (;;) {
    const id = uuidv7();
    ledger.make('assessments', [id]);
    yield {
      path: assessmentsEndpoint,
      body: JSON.stringify({ id, sessionId: null, answers: sampleAnswers, turns: {} }),
      ids: [id],
      isTaken: isAcknowledged(assessmentsEndpoint),
    };
  }
}

/** Applications through the form as it is in its page, for a browser without JavaScript. */
export async function* applicationEntries(ledger: Ledger, origin: string): AsyncGenerator<TrialEntry, never> {
  const { hidden } = await pageForm(origin + paths.hiring);
  for (;;) {
    const id = uuidv7();
    ledger.make('applications', [id]);
    // A different applicant each time, because the same email address would correct what is stored.
    const body = applicationForm(applicationDraft({ email: `${id}@example.com` }), {
      ...hidden,
      id,
      sessionId: '',
    });
    yield {
      path: paths.hiring,
      body,
      ids: [id],
      isTaken: async (response) =>
        response.ok && (await response.text()).includes(careers.confirmation.title),
    };
  }
}
