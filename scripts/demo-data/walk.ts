import { handOffNames } from '@/content/analytics';
import { type CheckoutItem, checkoutLinks } from '@/content/checkout-links';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { workflows } from '@/content/workflows';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import { writeVisitReference } from '@/lib/analytics/visit-reference';
import { paths } from '@/lib/paths';
import type { Chance } from './chance';
import {
  fillInApplication,
  fillInAssessment,
  recordAction,
  resultPage,
  type SampleApplication,
  type SampleAssessment,
} from './fill-in-form';
import { bookingEvents, type CheckoutNews, purchaseEvents } from './provider-events';
import type { Recorder } from './record-visit';
import { chooseAnswers } from './visitors';

/** The id of a call to action and what it says; a link in the text has no id. */
type Press = { id?: string; says: string };

/** A way on from a page, and how many visitors in a hundred take it; those who take none leave. */
type Way = { weight: number; to: string; press: Press };

const call = (place: string, weight: number): Way => ({
  weight,
  to: paths.contact,
  press: { id: `${place}-book-a-call`, says: 'Book a Call' },
});

const link = (to: string, says: string, weight: number, id?: string): Way => ({
  weight,
  to,
  press: { id, says },
});

const header = call('header', 2);

/** What stands earlier in a list is chosen more often. */
const waysTo = (targets: readonly { path: string; says: string }[], all: number): Way[] =>
  targets.map(({ path, says }, place) => ({
    weight: (all * 2 * (targets.length - place)) / (targets.length * (targets.length + 1)),
    to: path,
    press: { says },
  }));

const toServices = services.map(({ path, name }) => ({ path, says: name }));
const toWorkflows = workflows.map(({ path, title }) => ({ path, says: title }));

const ownWays: Record<string, readonly Way[]> = {
  [paths.home]: [
    header,
    call('hero', 4),
    call('about', 1),
    call('faq', 1),
    { weight: 2, to: paths.contact, press: { id: 'destiny-shifter', says: 'Destiny Shifter' } },
    link(paths.welcome, 'Find your service', 14, 'hero-guide'),
    link(paths.services, 'All services', 12),
    link(paths.workflows, 'All workflows', 9),
    link(paths.about, 'About us', 4),
    link(paths.hiring, 'Careers', 2),
    ...waysTo(toServices, 9).map((way) => ({
      ...way,
      press: { ...way.press, id: 'chart-figure' },
    })),
  ],
  [paths.services]: [
    header,
    call('catalogue', 3),
    link(paths.welcome, 'Let us guide you', 10, 'catalogue-guide'),
    ...waysTo(toServices, 50),
  ],
  [paths.workflows]: [header, ...waysTo(toWorkflows, 60)],
  [paths.about]: [
    header,
    call('about-us', 5),
    link(paths.hiring, 'Careers', 9),
    link(paths.services, 'Services', 8),
  ],
  [paths.welcome]: [
    link(paths.smartDecision, 'Walk me to the AI service which will best advance my business', 82),
  ],
  [paths.smartDecision]: [
    link(paths.backendForm, 'I am wanting to automate my backend', 40),
    link(paths.incomeForm, 'I am wanting to automate my income', 44),
  ],
  [paths.demo]: [call('demo', 22), link(paths.services, 'Services', 10)],
  [paths.contact]: [],
  [paths.hiring]: [],
};

const serviceWays: readonly Way[] = [
  header,
  call('service-hero', 5),
  call('service-bar', 3),
  call('service-closing', 4),
  link(paths.demo, 'See Demo', 7, 'service-hero-demo'),
  link(paths.services, 'Services', 12),
  link(paths.welcome, 'Not sure?', 6),
];

const workflowWays: readonly Way[] = [header, link(paths.workflows, 'Workflows', 22), call('menu', 1)];

/** Right after the answer, more visitors want to talk. */
const answerWays: readonly Way[] = [call('answer', 26), ...serviceWays];

const isWorkflow = (path: string) => path.startsWith('/workflows/');

const waysFrom = (path: string): readonly Way[] =>
  ownWays[path] ?? (isWorkflow(path) ? workflowWays : serviceWays);

/** The share of the visitors of a page who do what it is there for. */
const RATES = { calendar: 0.3, booking: 0.4, application: 0.16, checkout: 0.09, purchase: 0.45 };

/** Nobody looks at more pages than this. */
const MOST_PAGES = 12;

/** What a visit leads to besides its events, as browsers and providers send it. */
export type WalkOutcome = {
  /** In the order in which they were completed. */
  assessments: SampleAssessment[];
  application?: SampleApplication;
  bookings: object[];
  purchases: CheckoutNews[];
};

type Walk = { recorder: Recorder; chance: Chance; appetite: number; outcome: WalkOutcome };

const vitals = [
  { vital: 'TTFB', typical: 180, good: 800, poor: 1800 },
  { vital: 'FCP', typical: 800, good: 1800, poor: 3000 },
  { vital: 'LCP', typical: 1300, good: 2500, poor: 4000 },
  { vital: 'INP', typical: 70, good: 200, poor: 500 },
  { vital: 'CLS', typical: 0.012, good: 0.1, poor: 0.25 },
] as const;

/** How fast the page was drawn: usually close to what is typical, sometimes nearly three times as slow. */
function measure({ recorder, chance }: Walk): void {
  for (const { vital, typical, good, poor } of vitals) {
    const value = typical * (0.55 + chance.number() ** 3 * 2);
    const rating = value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
    recorder.onPage('web_vital', { vital, value: Math.round(value * 1000) / 1000, rating });
  }
}

type Failure = { message: string; errorType: string };

const failures: readonly [Failure, ...Failure[]] = [
  { message: 'Failed to fetch', errorType: 'TypeError' },
  { message: 'Load failed', errorType: 'TypeError' },
  { message: 'ResizeObserver loop completed with undelivered notifications.', errorType: 'Error' },
];

function read(walk: Walk, isFirst: boolean): void {
  const { recorder, chance } = walk;
  recorder.pass(chance.between(2, 6));
  if (isFirst) measure(walk);
  if (chance.happens(0.006)) recorder.onPage('error', chance.pick(failures));
  const depth = 30 + chance.between(0, 70);
  for (const percent of [25, 50, 75, 100].filter((step) => step <= depth)) {
    recorder.pass(chance.between(2, 12));
    recorder.onPage('scroll_depth', { percent });
  }
}

function press({ recorder, chance }: Walk, { id, says }: Press, href: string): void {
  const at = { x: chance.between(20, 380), y: chance.between(40, 640) };
  recorder.onPage('click', { element: 'a', ...(id && { elementId: id }), text: says, ...at, href });
}

const referenceOf = ({ recorder, outcome }: Walk, item?: string) =>
  writeVisitReference({
    session: recorder.visit.id,
    assessment: outcome.assessments.at(-1)?.submission.id,
    ...(item && { item }),
  });

function openCalendar(walk: Walk): void {
  const { recorder, chance, appetite, outcome } = walk;
  if (!chance.happens(RATES.calendar * appetite)) return;
  recorder.onPage('click', {
    element: 'button',
    elementId: handOffNames.calendar,
    text: 'Open the calendar',
    x: 190,
    y: 420,
    href: site.calendarUrl,
  });
  recorder.pass(chance.between(20, 90));
  if (!chance.happens(RATES.booking)) return;
  outcome.bookings.push(...bookingEvents(chance, referenceOf(walk), recorder.now()));
}

function goToPay(walk: Walk, workflow: WorkflowSlug): boolean {
  const { recorder, chance, appetite, outcome } = walk;
  if (!chance.happens(RATES.checkout * appetite)) return false;
  const item: CheckoutItem = chance.happens(0.2) ? 'bundle' : workflow;
  press(walk, { id: `workflow${handOffNames.checkout}${item}`, says: 'Buy' }, checkoutLinks[item]);
  if (chance.happens(RATES.purchase)) {
    outcome.purchases.push(...purchaseEvents(chance, referenceOf(walk, item), item, recorder.now()));
  }
  return true;
}

/** What a visitor does on a page that has a form or a button of its own. @returns the next page, if this leads to one */
function fillIn(walk: Walk, path: string): string | undefined {
  const { recorder, chance, appetite, outcome } = walk;
  if (path === paths.contact) openCalendar(walk);
  if (path === paths.hiring && !outcome.application && chance.happens(RATES.application * appetite)) {
    outcome.application = fillInApplication(recorder, chance);
  }
  if (path !== paths.backendForm && path !== paths.incomeForm) return;
  const type = path === paths.backendForm ? 'backend' : 'income';
  const assessment = fillInAssessment(recorder, chance, chooseAnswers(chance, type));
  if (!assessment) return;
  outcome.assessments.push(assessment);
  return resultPage(assessment);
}

function chooseWay({ chance, appetite, outcome }: Walk, path: string): Way | undefined {
  const assessment = outcome.assessments.at(-1);
  const isAnswer = assessment !== undefined && path === resultPage(assessment);
  const ways = (isAnswer ? answerWays : waysFrom(path)).map((way) => ({
    way,
    weight: way.weight * appetite,
  }));
  const taken = ways.reduce((sum, { weight }) => sum + weight, 0);
  const leaving = { way: undefined, weight: Math.max(100 - taken, 10) };
  return chance.weighted<{ way: Way | undefined; weight: number }>([leaving, ...ways]).way;
}

function tellOfAction({ recorder, outcome }: Walk, from: string, to: string): void {
  const assessment = outcome.assessments.at(-1);
  if (!assessment || from !== resultPage(assessment)) return;
  if (to === paths.contact) recordAction(recorder, assessment, 'contact');
  if (to === paths.demo) recordAction(recorder, assessment, 'see_demo');
}

/** Goes through the site from the page on which the visit begins, until the visitor leaves. */
export function walkSite(
  recorder: Recorder,
  chance: Chance,
  entrance: string,
  appetite: number,
): WalkOutcome {
  const outcome: WalkOutcome = { assessments: [], bookings: [], purchases: [] };
  const self = { recorder, chance, appetite, outcome };
  let path: string | undefined = entrance;
  for (let count = 0; path !== undefined && count < MOST_PAGES; count += 1) {
    const here: string = path;
    recorder.open(here);
    read(self, count === 0);
    path = fillIn(self, here);
    const workflow = workflows.find((one) => one.path === here)?.slug;
    if (path !== undefined || (workflow && goToPay(self, workflow))) continue;
    if (here === paths.backendForm || here === paths.incomeForm) break;
    const way = chooseWay(self, here);
    if (!way) break;
    press(self, way.press, way.to);
    tellOfAction(self, here, way.to);
    path = way.to;
  }
  recorder.leave();
  return outcome;
}
