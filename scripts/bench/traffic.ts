import { v7 as uuidv7 } from 'uuid';
import type { Batch } from '@/lib/analytics/batch';
import type { WebsiteEvent } from '@/lib/analytics/website-events';

export type SentBatch = { batch: Batch; address: string };

/** Batches per visitor, and visitors at once, so that the batches under way at any time are from different visitors. */
const BATCHES_OF_VISIT = 10;
const AT_ONCE = 40;

const onPage = { page: '/services/ai-agents', title: 'AI Agents · Transcend AI' };

/** What an ordinary page view records, in realistic proportions. */
const kinds: ((event: { id: string; seq: number; at: number }) => WebsiteEvent)[] = [
  (event) => ({ ...event, ...onPage, type: 'page_view', previous: '/fullservice' }),
  (event) => ({ ...event, ...onPage, type: 'scroll_depth', percent: 25 }),
  (event) => ({
    ...event,
    ...onPage,
    type: 'click',
    element: 'button',
    elementClass: 'rounded-full px-6 py-3',
    text: 'Book a call',
    x: 512,
    y: 340,
  }),
  (event) => ({ ...event, ...onPage, type: 'scroll_depth', percent: 75 }),
  (event) => ({ ...event, ...onPage, type: 'web_vital', vital: 'LCP', value: 812.4, rating: 'good' }),
  (event) => ({
    ...event,
    ...onPage,
    type: 'form_focus',
    element: 'input',
    form: 'assessment',
    field: 'name',
  }),
  (event) => ({
    ...event,
    ...onPage,
    type: 'form_field_change',
    element: 'input',
    form: 'assessment',
    field: 'name',
    value: '[redacted]',
  }),
];

function eventAt(seq: number): WebsiteEvent {
  const kind = kinds[seq % kinds.length] ?? kinds[0];
  if (!kind) throw new Error('There are no kinds of events.');
  return kind({ id: uuidv7(), seq, at: Date.now() });
}

/** Batches in the order of sending: a group of visitors in turn, each with its first batch, then each with its second. */
export function traffic({ batches, events }: { batches: number; events: number }): SentBatch[] {
  const visits: { id: string; address: string; sent: number }[] = [];
  return Array.from({ length: batches }, (_, index) => {
    const group = Math.floor(index / (AT_ONCE * BATCHES_OF_VISIT));
    const number = group * AT_ONCE + (index % AT_ONCE);
    visits[number] ??= { id: uuidv7(), address: addressOf(number), sent: 0 };
    const visit = visits[number];
    const list = Array.from({ length: events }, (_, offset) => eventAt(visit.sent + offset + 1));
    visit.sent += events;
    return { address: visit.address, batch: { sessions: [session(visit.id, list)] } };
  });
}

const session = (id: string, events: WebsiteEvent[]) => ({
  id,
  started: Date.now() - 1000,
  screen: '1440x900',
  viewport: '1440x800',
  referrer: 'https://www.example.com/',
  events,
  journey: [],
});

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
