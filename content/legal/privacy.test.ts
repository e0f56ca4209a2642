import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retentionMonths } from '@/content/analytics';
import { failureTexts } from '@/content/assessments/failures';
import { answersNotice } from '@/content/assessments/questions';
import { countInWords } from '@/content/counts';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { aiAssessments } from '@/db/schema/assessments';
import { careerApplications } from '@/db/schema/careers';
import type { bookings, purchases, refunds } from '@/db/schema/sales';
import type { JourneyEventType } from '@/lib/analytics/journey-events';
import type { WebsiteEventType } from '@/lib/analytics/website-events';
import { entryLifetime, entryLimit, sizeLimit } from '@/lib/browser/outbox';
import { positionsKeptFor } from '@/lib/browser/scroll-restoration';
import { privacy, privacyPolicy } from './privacy';

const recipients = (channels: readonly LeadChannel[]) =>
  privacyPolicy(channels)
    .sections.find(({ id }) => id === 'third-parties')
    ?.body.flat() ?? [];

it('names those who pass leads on to staff where there are any, and nobody else', () => {
  expect(privacyPolicy([], null)).toEqual(privacy);
  for (const channel of leadChannels) {
    const added = recipients([channel]).filter((text) => !recipients([]).includes(text));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/finished assessment or an application/);
  }
  expect(recipients(leadChannels)).toHaveLength(recipients([]).length + leadChannels.length);
});

it('last changed when its text did, or when somebody began or ceased to pass leads on', () => {
  const dayOf = (changedOn: string | null) => privacyPolicy(['webhook'], changedOn).lastChanged;
  expect(dayOf(null)).toBe(privacy.lastChanged);
  expect(dayOf('2026-01-05')).toBe(privacy.lastChanged);
  expect(dayOf('2099-01-05')).toBe('2099-01-05');
});

/** As lib/leads/lead-message.ts has it: the number of the visit is for programs alone. */
it('says of a lead what is sent along with it', () => {
  for (const channel of leadChannels) {
    const said = recipients([channel]).join(' ');
    expect(said).toMatch(/what we recommended\b[^.]*\bpage or campaign/);
    expect(said.includes('what we recommended, the number of your visit')).toBe(channel === 'webhook');
  }
});

const said = (id: string) =>
  privacy.sections
    .find((section) => section.id === id)
    ?.body.flat()
    .join(' ') ?? '';

// A visit has its number as soon as something asks for it, however little of it is measured (lib/analytics/tracker/session.ts).
it('says when no number of a visit is passed on: by the signal, or without scripts', () => {
  expect(said('third-parties')).toContain(
    'With the privacy signal on, or without scripts, no visit number is made or passed to anyone.',
  );
});

it('says of what is sent that it is judged, and what becomes of it then', () => {
  for (const table of [aiAssessments, careerApplications]) expect(table).toHaveProperty('botReasons');
  const sent = privacy.sections.find(({ id }) => id === 'information-collected')?.body[1];
  expect(sent).toContainEqual(
    expect.stringMatching(/a program seems to have sent it, and why\. It is kept then, .* staff is not told/),
  );
});

it('says of sums by day which are kept, and which go with the visits (db/prune.ts)', () => {
  expect(said('security')).toMatch(
    /Totals of a day carry no visit number and are kept; those .*pressed, failed or not found go with its visits\./,
  );
});

/** The words for each kind of event of a visit, with what is kept of it. */
const eventWords = {
  page_view: 'The pages you open and when',
  page_exit: 'how long each was in view',
  session_end: 'how long each was in view',
  click: 'the place on the screen, and where a link leads',
  form_focus: 'Which form fields you use',
  form_field_change: 'Options are kept as chosen',
  form_error: 'which fields it was and the kind of mistake, never what you typed',
  scroll_depth: 'how far you scrolled',
  error: 'errors of the page',
  web_vital: 'loading times',
  journey_start: 'How you move through the questions',
  journey_resume: 'How you move through the questions',
  question_view: 'seen, ',
  question_answer: 'answered, changed, finished or left, after how many seconds',
  question_back: 'changed, finished or left, after how many seconds',
  journey_complete: 'finished or left, after how many seconds',
  journey_abandon: 'left, after how many seconds',
  recommendation_action: 'what you do with the result',
} satisfies Record<WebsiteEventType | JourneyEventType, string>;

it.each(Object.entries(eventWords))('says what a visit leaves behind of %s', (_, words) => {
  expect(said('information-collected')).toContain(words);
});

// A journey is kept in its tab and names its assessment, in whichever visit (lib/analytics/tracker/journey.ts); for a
// day each visit of the browser does (lib/assessments/browser/recent-assessment.ts).
it('says how long an assessment joins visits', () => {
  expect(said('collection-methods')).toContain(
    'joins visits: those in which you answer it or act on its result, as long as its tab is open, and once it is sent those of the day after.',
  );
});

it('says, as the forms do, that staff read an assessment without a call too', () => {
  expect(said('use-of-information')).toContain('our staff read each assessment, even if you book no call');
  expect(answersNotice.text).toContain('Our staff read them, even if you book no call.');
});

const handOff = {
  sessionId: 'numbers of the visit and the assessment',
  assessmentId: 'numbers of the visit and the assessment',
};

type WordsOf<Table extends { $inferSelect: object }> = Record<keyof Table['$inferSelect'], string | null>;

/** What stands for each column of what the providers tell of; `null` where it says nothing of a visitor. */
const salesWords = {
  bookings: {
    ...handOff,
    createdAt: 'its times',
    updatedAt: 'its times',
    inviteeId: 'the provider’s own number',
    eventName: 'its kind',
    bookedAt: 'its times',
    startsAt: 'its times',
    endsAt: 'its times',
    canceledAt: 'its times',
    canceledBy: 'whether you or we canceled it',
    isRescheduled: 'which call it replaced',
    replaces: 'which call it replaced',
  } satisfies WordsOf<typeof bookings>,
  purchases: {
    ...handOff,
    createdAt: 'time',
    updatedAt: 'time',
    checkoutId: 'the provider’s own number',
    item: 'its item',
    paymentId: 'the provider’s own number',
    amount: 'amount',
    currency: 'amount',
    state: 'whether the payment is pending, made or failed',
    purchasedAt: 'time',
    // The provider's test mode, which is the operator's alone.
    isTest: null,
  } satisfies WordsOf<typeof purchases>,
  refunds: {
    createdAt: 'time',
    updatedAt: 'time',
    chargeId: 'the provider’s own number',
    paymentId: 'the provider’s own number',
    amount: 'refunds',
    currency: 'refunds',
    refundedAt: 'refunds',
  } satisfies WordsOf<typeof refunds>,
};

it.each(Object.entries(salesWords))('says of %s what each column holds', (table, words) => {
  const kept = /Of a booked call (.*), of a purchase (.*), each with (.*)\. They are not/;
  const [, call, purchase, each] = kept.exec(said('security')) ?? [];
  const own = table === 'bookings' ? call : purchase;
  for (const word of Object.values(words)) expect(`${own}, each with ${each}`).toContain(word ?? '');
});

it('says of the payment provider that it tells of a payment that fails too', () => {
  expect(said('third-parties')).toContain('what was bought, refunded or not paid in the end');
});

it('says of browser storage what the browser keeps', () => {
  const minutes = positionsKeptFor / 60_000;
  const days = entryLifetime / (24 * 60 * 60 * 1000);
  for (const limit of [
    `within the open tab. After ${minutes} minutes it is no longer used.`,
    `dropped after ${days} days`,
    `room for ${entryLimit} entries and ${sizeLimit / 1024}\u00a0KB`,
  ])
    expect(said('cookies')).toContain(limit);
  // So does the page of whose answers were not taken.
  expect(failureTexts.refused.text).toContain(`for ${countInWords(days)} days`);
});

it('is said of visits in the database too', () => {
  expect(readFileSync('db/reporting/views/sessions.sql', 'utf8').match(/\d+ months/g)).toEqual(
    Array(2).fill(`${retentionMonths.visits} months`),
  );
});

it('is kept by the proxy in front as well: addresses go into no list', () => {
  const whole = privacy.sections.flatMap(({ body }) => body.flat()).join(' ');
  expect(whole).toContain('Your IP address is not stored.');
  // nginx keeps a list of visitors unless a server says otherwise, Caddy where a site asks for one.
  const servers = readFileSync('deploy/nginx.conf', 'utf8')
    .split(/^server \{/m)
    .slice(1);
  expect(servers).toHaveLength(3);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m);
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddyfile.match(/^\s*log\b.*$/gm)).toEqual(['\tlog {']);
  // Its own log has whole requests by these two.
  expect(caddyfile).toContain('\texclude http.handlers.reverse_proxy http.log.error\n');
});
