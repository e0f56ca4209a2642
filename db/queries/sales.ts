import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type QueryResult, retryDeadlock, runQuery } from '@/db/run-query';
import {
  type BookingRecord,
  bookings,
  type PurchaseRecord,
  purchaseStates,
  purchases,
  type RefundRecord,
  refunds,
} from '@/db/schema/sales';

const sent = (column: PgColumn) => sql`excluded.${sql.identifier(column.name)}`;

/** Keeps the value that is there; fills in one that was missing. */
const keptOrSent = (column: PgColumn) => sql`coalesce(${column}, ${sent(column)})`;

/** Of an upsert. Events repeat and overtake each other, but each column ends up the same in whatever order they arrive. */
type Merge<Table extends PgTable> = Partial<Record<keyof Table['_']['columns'], SQL>>;

const bookingMerge: Merge<typeof bookings> = {
  updatedAt: sql`now()`,
  sessionId: keptOrSent(bookings.sessionId),
  assessmentId: keptOrSent(bookings.assessmentId),
  canceledAt: keptOrSent(bookings.canceledAt),
  canceledBy: keptOrSent(bookings.canceledBy),
  isRescheduled: sql`${bookings.isRescheduled} or ${sent(bookings.isRescheduled)}`,
  replaces: keptOrSent(bookings.replaces),
};

// A call that was moved may arrive without the visit it came from: it takes that of the calls it replaces. This is a
// statement of its own, after the row is committed, so that of two such events that arrive together the later one sees
// both.
const inheritVisit = (inviteeId: string) => sql`
  with recursive chain as (
    select invitee_id, replaces, session_id, assessment_id, booked_at from bookings where invitee_id = ${inviteeId}
    union
    select other.invitee_id, other.replaces, other.session_id, other.assessment_id, other.booked_at
    from bookings as other join chain on other.invitee_id = chain.replaces or other.replaces = chain.invitee_id
  ), origin as (
    select session_id, assessment_id from chain where session_id is not null order by booked_at limit 1
  )
  update bookings set session_id = origin.session_id, assessment_id = origin.assessment_id
  from origin
  where bookings.session_id is null and bookings.invitee_id in (select invitee_id from chain)`;

/** Stores what the calendar's provider says about one booking; saying it again changes nothing. */
export async function storeBooking(record: BookingRecord): Promise<QueryResult<unknown>> {
  const stored = await runQuery(
    (db) =>
      db
        .insert(bookings)
        .values(record)
        .onConflictDoUpdate({ target: bookings.inviteeId, set: bookingMerge }),
    'sales',
  );
  if (!stored.ok) return stored;
  return runQuery((db) => retryDeadlock(() => db.execute(inheritVisit(record.inviteeId))), 'sales');
}

const rankOf = (state: SQL | PgColumn) =>
  sql`array_position(string_to_array(${sql.raw(`'${purchaseStates.join(',')}'`)}, ','), ${state})`;

const purchaseMerge: Merge<typeof purchases> = {
  updatedAt: sql`now()`,
  sessionId: keptOrSent(purchases.sessionId),
  assessmentId: keptOrSent(purchases.assessmentId),
  item: keptOrSent(purchases.item),
  paymentId: keptOrSent(purchases.paymentId),
  amount: keptOrSent(purchases.amount),
  currency: keptOrSent(purchases.currency),
  state: sql`case when ${rankOf(sent(purchases.state))} > ${rankOf(purchases.state)}
    then ${sent(purchases.state)} else ${purchases.state} end`,
  // A bank takes days: what is paid by then is news of the day on which it was paid, not of the one it was begun on.
  purchasedAt: sql`case sign(${rankOf(sent(purchases.state))} - ${rankOf(purchases.state)})
    when 1 then ${sent(purchases.purchasedAt)} when -1 then ${purchases.purchasedAt}
    else least(${purchases.purchasedAt}, ${sent(purchases.purchasedAt)}) end`,
};

/** Stores what the payment provider says about one checkout; saying it again changes nothing. */
export const storePurchase = (record: PurchaseRecord): Promise<QueryResult<unknown>> =>
  runQuery(
    (db) =>
      db
        .insert(purchases)
        .values(record)
        .onConflictDoUpdate({ target: purchases.checkoutId, set: purchaseMerge }),
    'sales',
  );

/** Stores how much of a charge has been refunded in total, unless a later event has already said so. */
export const storeRefund = (record: RefundRecord): Promise<QueryResult<unknown>> =>
  runQuery(
    (db) =>
      db
        .insert(refunds)
        .values(record)
        .onConflictDoUpdate({
          target: refunds.chargeId,
          set: { amount: sent(refunds.amount), refundedAt: sent(refunds.refundedAt), updatedAt: sql`now()` },
          setWhere: sql`(${refunds.refundedAt}, ${refunds.amount}) < (${sent(refunds.refundedAt)}, ${sent(refunds.amount)})`,
        }),
    'sales',
  );
