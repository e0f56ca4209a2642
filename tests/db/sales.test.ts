import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import { receiveWebhook, type SalesProvider } from '@/lib/sales/receive-webhook';
import {
  calendlyEvent,
  inviteeAddress,
  providerSignature,
  stripeCheckout,
  stripeRefund,
} from '../fixtures/provider-events';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();
const sql = () => database.current.sql;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => sql()`truncate bookings, purchases, refunds`);
afterEach(() => printed.mockClear());

const secret = 'a secret of the provider';

type Sent = { signature?: string | null; body?: string };

function requestOf<News>(provider: SalesProvider<News>, event: unknown, { signature, body }: Sent): Request {
  const text = body ?? JSON.stringify(event);
  const signed = signature === undefined ? providerSignature(text, secret) : signature;
  return new Request(`http://localhost/api/webhooks/${provider.name}`, {
    method: 'POST',
    body: text,
    headers: signed === null ? {} : { [provider.signatureHeader]: signed },
  });
}

const told = async <News>(provider: SalesProvider<News>, event: unknown, sent: Sent = {}) =>
  (await receiveWebhook(requestOf(provider, event, sent), secret, provider)).status;

const calendar = (event: unknown, sent?: Sent) => told(calendarProvider, event, sent);
const checkout = (event: unknown, sent?: Sent) => told(checkoutProvider, event, sent);

const session = uuidv7();
const assessment = uuidv7();

const bookingRows = () => sql()`select * from bookings order by invitee_id`;
const purchaseRows = () => sql()`select * from purchases order by checkout_id`;
const refundRows = () => sql()`select * from refunds order by charge_id`;

describe('a call', () => {
  it('that is booked is one row with what the hand-off carried, and nothing of who booked', async () => {
    expect(await calendar(calendlyEvent({ utmContent: `${session}_${assessment}` }))).toBe(204);
    const rows = await bookingRows();
    expect(rows).toEqual([
      {
        invitee_id: inviteeAddress('INVITEE1'),
        created_at: expect.any(Date),
        updated_at: expect.any(Date),
        session_id: session,
        assessment_id: assessment,
        event_name: 'Strategy call',
        booked_at: new Date('2026-05-04T09:59:58Z'),
        starts_at: new Date('2026-05-11T15:00:00Z'),
        ends_at: new Date('2026-05-11T15:30:00Z'),
        canceled_at: null,
        canceled_by: null,
        is_rescheduled: false,
        replaces: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/\bada\b|example\.com|private|\b313\b/i);
  });

  it.each<[what: string, utmContent: string | null]>([
    ['nothing', null],
    ['a campaign of somebody else', 'spring-sale'],
    ['what would harm', "'; drop table bookings; --_\0_\ud800"],
    ['an id of another kind', '00000000-0000-4000-8000-000000000000'],
  ])('whose hand-off carried %s is stored without a visit', async (_what, utmContent) => {
    expect(await calendar(calendlyEvent({ utmContent }))).toBe(204);
    expect(await bookingRows()).toMatchObject([{ session_id: null, assessment_id: null }]);
  });

  it('of which no more is said than its id and its times is stored, as a provider drops fields', async () => {
    const { uri, created_at, scheduled_event: event } = calendlyEvent().payload;
    const { start_time, end_time } = event;
    const payload = { uri, created_at, scheduled_event: { start_time, end_time } };
    for (const kind of ['invitee.created', 'invitee.canceled'])
      expect(await calendar({ event: kind, created_at, payload })).toBe(204);
    const unknown = { session_id: null, event_name: null, canceled_by: null, replaces: null };
    expect(await bookingRows()).toMatchObject([{ ...unknown, canceled_at: new Date(created_at) }]);
  });

  it('that is canceled by whom we do not know, or has a name no row can hold, is stored all the same', async () => {
    const canceled = calendlyEvent({ event: 'invitee.canceled' });
    const cancellation = { ...canceled.payload.cancellation, canceler_type: 'somebody new' };
    const scheduled_event = { ...canceled.payload.scheduled_event, name: `Call\0 ${'x'.repeat(300)}` };
    expect(
      await calendar({ ...canceled, payload: { ...canceled.payload, cancellation, scheduled_event } }),
    ).toBe(204);
    expect(await bookingRows()).toMatchObject([
      { canceled_by: null, event_name: expect.stringMatching(/^Call x{195}$/) },
    ]);
  });

  it('that is canceled without a word of when is canceled since it was told', async () => {
    const canceled = calendlyEvent({ event: 'invitee.canceled', toldAt: '2026-05-05T08:00:00.000000Z' });
    const payload = { ...canceled.payload, cancellation: { canceler_type: 'host' } };
    expect(await calendar({ ...canceled, payload })).toBe(204);
    expect(await bookingRows()).toMatchObject([
      { canceled_at: new Date('2026-05-05T08:00:00Z'), canceled_by: 'host' },
    ]);
  });

  it('that is canceled says when and by whom', async () => {
    await calendar(calendlyEvent({ utmContent: session }));
    const canceled = calendlyEvent({
      event: 'invitee.canceled',
      toldAt: '2026-05-05T08:00:00.000000Z',
      canceledBy: 'host',
    });
    // Told once more, after the first attempt to tell us had failed.
    expect(await calendar({ ...canceled, created_at: '2026-05-05T09:00:00Z' })).toBe(204);
    expect(await bookingRows()).toMatchObject([
      {
        session_id: session,
        canceled_at: new Date('2026-05-05T08:00:00Z'),
        canceled_by: 'host',
        is_rescheduled: false,
      },
    ]);
  });
});

it('a call that was moved takes the visit of the first call, where a later one names another', async () => {
  const [first, later] = [uuidv7(), uuidv7()];
  const moved = [
    calendlyEvent({ invitee: 'A', utmContent: first }),
    calendlyEvent({ invitee: 'B', replaces: 'A', utmContent: later }),
    calendlyEvent({ invitee: 'C', replaces: 'B' }),
  ];
  for (const [index, event] of moved.entries()) {
    const payload = { ...event.payload, created_at: `2026-05-0${index + 4}T08:00:00Z` };
    await calendar({ ...event, payload });
  }
  const visits = (await bookingRows()).map((row) => row.session_id);
  expect(visits).toEqual([first, later, first]);
});

/** A call that is moved twice, and canceled in the end; only the first knows the visit. */
const movedCall = [
  calendlyEvent({ invitee: 'A', utmContent: `${session}_${assessment}` }),
  calendlyEvent({
    invitee: 'A',
    event: 'invitee.canceled',
    isRescheduled: true,
    toldAt: '2026-05-05T08:00:00Z',
  }),
  calendlyEvent({ invitee: 'B', replaces: 'A', toldAt: '2026-05-05T08:00:01Z' }),
  calendlyEvent({
    invitee: 'B',
    replaces: 'A',
    event: 'invitee.canceled',
    isRescheduled: true,
    toldAt: '2026-05-06T08:00:00Z',
  }),
  calendlyEvent({ invitee: 'C', replaces: 'B', toldAt: '2026-05-06T08:00:01Z' }),
  calendlyEvent({ invitee: 'C', replaces: 'B', event: 'invitee.canceled', toldAt: '2026-05-07T08:00:00Z' }),
];

/** A purchase paid later than it was made, of which a part and then all was given back; and a free one. */
const sale = [
  stripeCheckout({ reference: `${session}_${assessment}_bundle`, status: 'unpaid' }),
  stripeCheckout({ kind: 'async_payment_succeeded', created: 1_777_950_000 }),
  stripeRefund({ amount: 10_000, created: 1_777_980_000 }),
  stripeRefund({ amount: 49_700, created: 1_777_990_000 }),
  stripeCheckout({ checkout: 'cs_live_2', payment: null, status: 'no_payment_required' }),
  stripeCheckout({ checkout: 'cs_live_3', payment: 'pi_3', status: 'unpaid' }),
  stripeCheckout({ checkout: 'cs_live_3', payment: 'pi_3', status: 'unpaid', kind: 'async_payment_failed' }),
];

const withoutOurTimes = (rows: Record<string, unknown>[]) =>
  rows.map(({ created_at: _, updated_at: __, ...row }) => row);

async function salesNow() {
  const rows = await Promise.all([bookingRows(), purchaseRows(), refundRows()]);
  return rows.map(withoutOurTimes);
}

/** In any order, each once or several times, some at once. */
const deliveries = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => index);
  return fc
    .array(fc.constantFrom(...all), { maxLength: 4 })
    .chain((again) => fc.shuffledSubarray([...all, ...again], { minLength: count + again.length }));
};

describe('events in any order, repeated, one by one or all at once', () => {
  const sent: [what: string, tell: (event: unknown) => Promise<number>, events: unknown[]][] = [
    ['of a call that is moved', calendar, movedCall],
    ['of purchases and refunds', checkout, sale],
  ];
  for (const { numRuns, tags } of [
    { numRuns: 15, tags: [] },
    { numRuns: 60, tags: ['full'] },
  ])
    it.each(sent)(`%s end in the same rows (${numRuns} orders)`, { tags }, async (_what, tell, events) => {
      for (const event of events) expect(await tell(event)).toBe(204);
      const expected = await salesNow();
      await fc.assert(
        fc.asyncProperty(deliveries(events.length), fc.boolean(), async (order, isAtOnce) => {
          await sql()`truncate bookings, purchases, refunds`;
          const statuses: number[] = [];
          if (isAtOnce) statuses.push(...(await Promise.all(order.map((index) => tell(events[index])))));
          else for (const index of order) statuses.push(await tell(events[index]));
          expect(new Set(statuses)).toEqual(new Set([204]));
          expect(await salesNow()).toEqual(expected);
        }),
        { numRuns },
      );
    });

  it('and the rows say what happened', async () => {
    for (const event of movedCall) await calendar(event);
    for (const event of sale) await checkout(event);
    const visit = { session_id: session, assessment_id: assessment };
    expect(await bookingRows()).toMatchObject([
      { ...visit, is_rescheduled: true, replaces: null },
      { ...visit, is_rescheduled: true, replaces: inviteeAddress('A') },
      { ...visit, is_rescheduled: false, canceled_by: 'invitee', replaces: inviteeAddress('B') },
    ]);
    expect(await purchaseRows()).toMatchObject([
      { ...visit, item: 'bundle', state: 'paid', payment_id: 'pi_1', amount: '49700', currency: 'usd' },
      { session_id: null, item: null, state: 'paid', payment_id: null },
      { state: 'failed' },
    ]);
    expect(await refundRows()).toMatchObject([
      { charge_id: 'ch_1', payment_id: 'pi_1', amount: '49700', refunded_at: new Date(1_777_990_000_000) },
    ]);
  });
});

describe('a purchase', () => {
  it('keeps nothing of who paid', async () => {
    await checkout(stripeCheckout({ reference: 'auto-vsl-generator' }));
    await checkout(stripeRefund());
    const stored = JSON.stringify(await salesNow());
    expect(stored).toContain('auto-vsl-generator');
    expect(stored).not.toMatch(/\bada\b|detroit|private|\b4242\b|visa/i);
  });

  it('that a bank pays days after the checkout counts from its payment, in whatever order both are told', async () => {
    const begun = stripeCheckout({ status: 'unpaid', created: 1_777_900_000 });
    const paid = stripeCheckout({ kind: 'async_payment_succeeded', created: 1_778_500_000 });
    for (const order of [
      [begun, paid],
      [paid, begun],
    ]) {
      await sql()`truncate purchases`;
      for (const event of order) await checkout(event);
      expect(await purchaseRows()).toMatchObject([
        { state: 'paid', purchased_at: new Date(1_778_500_000_000) },
      ]);
    }
  });

  const waiting = async () =>
    (await sql()`select * from reporting.pending_payments`).map((row) => [
      row.purchase_id,
      row.payment_id,
      row.pending_since.getTime() / 1000,
    ]);
  const paidFor = async () =>
    (await sql()`select purchase_id from reporting.purchases`).map((row) => row.purchase_id);

  it.each(['succeeded', 'failed'] as const)(
    'by bank waits among the payments on their way until it has %s, in whatever order that is told',
    async (end) => {
      const begun = stripeCheckout({ status: 'unpaid', created: 1_777_900_000 });
      const again = { ...begun, created: 1_777_900_100 };
      const ended = stripeCheckout({ kind: `async_payment_${end}`, created: 1_778_500_000 });
      const purchased = end === 'succeeded' ? ['cs_live_1'] : [];
      for (const order of [
        [begun, again],
        [again, begun],
      ]) {
        await sql()`truncate purchases`;
        for (const event of order) await checkout(event);
        expect(await waiting()).toEqual([['cs_live_1', 'pi_1', 1_777_900_000]]);
        expect(await paidFor()).toEqual([]);
        await checkout(ended);
        expect([await waiting(), await paidFor()]).toEqual([[], purchased]);
      }
      await sql()`truncate purchases`;
      for (const event of [ended, begun, ended, again]) await checkout(event);
      expect([await waiting(), await paidFor()]).toEqual([[], purchased]);
    },
  );

  it('is paid, on its way, failed or a test, and in no two views of these', async () => {
    for (const event of [...sale, stripeCheckout({ checkout: 'cs_live_4', payment: null, status: 'unpaid' })])
      await checkout(event);
    const trial = stripeCheckout({ checkout: 'cs_test_1', status: 'unpaid' });
    await checkout({ ...trial, livemode: false });
    const sums = await sql()`
      select 'pending' as state, count(*)::int, sum(amount)::int, currency from reporting.pending_payments group by currency
      union all
      select 'paid', count(*)::int, sum(amount)::int, currency from reporting.purchases group by currency`;
    const stored = await sql()`
      select state, count(*)::int, sum(amount)::int, currency from purchases
      where state <> 'failed' and not is_test group by state, currency order by state desc`;
    expect(sums).toEqual([...stored]);
    expect(sums).toMatchObject([{ count: 1, sum: 49_700 }, { count: 2 }]);
  });

  it('of test mode is marked', async () => {
    await checkout({ ...stripeCheckout(), livemode: false });
    expect(await purchaseRows()).toMatchObject([{ is_test: true }]);
  });

  it('whose payment was sent along whole is found by its id', async () => {
    const event = stripeCheckout();
    const object = { ...event.data.object, payment_intent: { id: 'pi_9', object: 'payment_intent' } };
    await checkout({ ...event, data: { object } });
    expect(await purchaseRows()).toMatchObject([{ payment_id: 'pi_9' }]);
  });

  it('of which no more is said than its id, and that it is paid, is stored', async () => {
    const object = { id: 'cs_live_9', payment_status: 'paid' };
    expect(await checkout({ ...stripeCheckout(), data: { object } })).toBe(204);
    expect(await purchaseRows()).toMatchObject([
      { state: 'paid', payment_id: null, amount: null, currency: null },
    ]);
  });

  it('none of ours, a charge without a payment, stores no refund', async () => {
    expect(await checkout(stripeRefund({ payment: null }))).toBe(204);
    expect(await refundRows()).toEqual([]);
  });
});

describe('a sender that', () => {
  const event = calendlyEvent({ utmContent: session });
  const body = JSON.stringify(event);
  const long = JSON.stringify({ ...event, padding: 'x'.repeat(300_000) });
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

  it.each<[what: string, status: number, sent: Sent]>([
    ['signs nothing', 401, { signature: null }],
    ['guesses the secret', 401, { signature: providerSignature(body, 'guess') }],
    ['changes what was signed', 401, { signature: providerSignature(body, secret), body: `${body} ` }],
    ['repeats what it heard an hour ago', 401, { signature: providerSignature(body, secret, anHourAgo) }],
    ['sends more than any event', 413, { body: long }],
    ['signs what is no JSON', 400, { body: '{' }],
    [
      'signs an id that would do something where it is pressed',
      400,
      { body: JSON.stringify({ ...event, payload: { ...event.payload, uri: 'javascript:alert(1)' } }) },
    ],
    ['signs an event of another shape', 400, { body: '{"event":"invitee.created","payload":{}}' }],
  ])('%s is refused', async (_what, status, sent) => {
    expect(await calendar(event, sent)).toBe(status);
    expect(await bookingRows()).toEqual([]);
  });

  it.each([
    ['{"event":"invitee_no_show.created"}'],
    ['{"event":7}'],
    ['[]'],
    ['null'],
    ['"invitee.created"'],
  ])('sends %s is thanked, and nothing is stored', async (body) => {
    expect(await calendar({}, { body })).toBe(204);
    expect(await bookingRows()).toEqual([]);
  });

  it('finds nothing where no secret is set', async () => {
    const response = await receiveWebhook(
      requestOf(calendarProvider, event, {}),
      undefined,
      calendarProvider,
    );
    expect(response.status).toBe(404);
  });

  it.each([
    ['missing', null],
    ['wrong', providerSignature(body, 'guess')],
    ['too old', providerSignature(body, secret, anHourAgo)],
  ])('is not believed, as its signature is %s, leaves just that in the log', async (fault, signature) => {
    // Earlier tests have opened the minute in which such lines are only counted.
    globalThis.countedLines = undefined;
    await calendar(event, { signature });
    const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        event: 'provider_event_not_believed',
        provider: 'calendar',
        signature: fault,
        count: 1,
      },
    ]);
  });

  it('sends an event we cannot read leaves its kind in the log, and no word of it', async () => {
    await calendar({ ...event, payload: { ...event.payload, scheduled_event: null } });
    const lines = printed.mock.calls.flat().join('\n');
    expect(lines).toContain('"provider":"calendar","kind":"invitee.created"');
    expect(lines).not.toMatch(/\bada\b|private/i);
  });

  it.each([-1, 1e12, 9e15])(
    'gives %d for a moment is refused, and the database is not blamed',
    async (created) => {
      expect(await checkout({ ...stripeCheckout(), created })).toBe(400);
      expect(printed.mock.calls.flat().join('\n')).not.toContain('database_');
    },
  );

  it('says what no row takes hears that it cannot be stored', async () => {
    await sql()`alter table bookings add constraint nobody check (false) not valid`;
    expect(await calendar(event)).toBe(400);
    await sql()`alter table bookings drop constraint nobody`;
  });

  it('is told to come again while the database is away', async () => {
    await sql()`alter table bookings rename to bookings_away`;
    expect(await calendar(event)).toBe(503);
    await sql()`alter table bookings_away rename to bookings`;
    expect(await calendar(event)).toBe(204);
    expect(await bookingRows()).toHaveLength(1);
  });
});
