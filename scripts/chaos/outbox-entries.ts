import { v7 as uuidv7 } from 'uuid';
import { assessments } from '@/content/assessments/questions';
import { applicationTextNames, positions } from '@/content/careers';
import { recordOf } from '@/lib/forms/form-state';
import { assessmentsEndpoint, eventsEndpoint, paths } from '@/lib/paths';
import { traffic } from '@/scripts/bench/traffic';
import { type Ledger, verdictOf } from './ledger';

/** Something that a browser keeps until a server has taken it. */
export type OutboxEntry = {
  path: string;
  body: string | FormData;
  ids: string[];
  /** Whether an answer says that it is stored. */
  isTaken(response: Response): Promise<boolean>;
};

/** What a browser makes, one entry after another; each is recorded in the ledger. */
export type EntrySource = Generator<OutboxEntry, never> | AsyncGenerator<OutboxEntry, never>;

const isAcknowledged = (path: string) => async (response: Response) =>
  verdictOf(path, response.status, await response.text()) === 'acknowledged';

const EVENTS_EACH = 3;

/** Batches of visits that continue: forty visitors in turn, ten batches each. */
export function* eventEntries(ledger: Ledger): Generator<OutboxEntry, never> {
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

export function* assessmentEntries(ledger: Ledger): Generator<OutboxEntry, never> {
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

const hiddenInput = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Applications through the form as it is in its page, for a browser without JavaScript. */
export async function* applicationEntries(
  ledger: Ledger,
  origin: string,
): AsyncGenerator<OutboxEntry, never> {
  const html = await (await fetch(origin + paths.hiring)).text();
  const markup = html.match(/<form\b.*?<\/form>/gs)?.find((text) => text.includes('$ACTION_')) ?? '';
  const hidden = [...markup.matchAll(hiddenInput)].map(([, name = '', value = '']) => [
    name,
    unescaped(value),
  ]);
  for (;;) {
    const id = uuidv7();
    ledger.make('applications', [id]);
    const body = new FormData();
    const fields = { ...Object.fromEntries(hidden), ...sampleApplication(id) };
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    yield {
      path: paths.hiring,
      body,
      ids: [id],
      isTaken: async (response) => response.ok && (await response.text()).includes('Application Submitted!'),
    };
  }
}

/** A different applicant each time, because the same email address would correct what is stored. */
const sampleApplication = (id: string) => ({
  id,
  sessionId: '',
  ...recordOf(applicationTextNames, () => 'Sample'),
  firstName: 'Morgan',
  phoneNumber: '+1 (313) 555-0142',
  email: `${id}@example.com`,
  position: positions[0],
  aboutYourself: 'I like talking to people, and I write down what they tell me.',
});
