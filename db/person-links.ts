/** Invisible characters that come along when an address is copied; the form removes them too (`lib/careers/application-schema.ts`). */
const invisible = String.raw`[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;

/** The form in which addresses are compared: rows from before the form evened addresses out have them as typed. */
export const evenedOut = (address: string) =>
  `lower(btrim(regexp_replace(normalize(${address}), '${invisible}', '', 'g'), ' ,;.'))`;

/** A row of a provider by an id as the others have one: the same by which an erased one is remembered. */
export const idOfProvider = (key: string) => `md5(${key})::uuid`;

const bookingId = idOfProvider('invitee_id');
const purchaseId = idOfProvider('checkout_id');

// What one row of a person leads to. Each link is one line, so that a new link is one more line.
export const linksSql = `
  select 'assessment', id from ai_assessments where person.kind = 'session' and session_id = person.id
  union all select 'application', id from career_applications where person.kind = 'session' and session_id = person.id
  union all select 'assessment', assessment_id from user_sessions where person.kind = 'session' and session_id = person.id
  union all select 'assessment', assessment_id from ai_journey_analytics where person.kind = 'session' and session_id = person.id
  union all select 'journey', journey_id from ai_journey_analytics where person.kind = 'session' and session_id = person.id
  union all select 'assessment', assessment_id from bookings where person.kind = 'session' and session_id = person.id
  union all select 'assessment', assessment_id from purchases where person.kind = 'session' and session_id = person.id
  union all select 'session', session_id from ai_assessments where person.kind = 'assessment' and id = person.id
  union all select 'session', session_id from user_sessions where person.kind = 'assessment' and assessment_id = person.id
  union all select 'session', session_id from ai_journey_analytics where person.kind = 'assessment' and assessment_id = person.id
  union all select 'session', session_id from bookings where person.kind = 'assessment' and assessment_id = person.id
  union all select 'session', session_id from purchases where person.kind = 'assessment' and assessment_id = person.id
  union all select 'booking', ${bookingId} from bookings where person.kind = 'session' and session_id = person.id
  union all select 'booking', ${bookingId} from bookings where person.kind = 'assessment' and assessment_id = person.id
  union all select 'session', session_id from bookings where person.kind = 'booking' and ${bookingId} = person.id
  union all select 'assessment', assessment_id from bookings where person.kind = 'booking' and ${bookingId} = person.id
  union all select 'booking', ${idOfProvider('replaces')} from bookings where person.kind = 'booking' and ${bookingId} = person.id
  union all select 'booking', ${bookingId} from bookings where person.kind = 'booking' and ${idOfProvider('replaces')} = person.id
  union all select 'session', session_id from purchases where person.kind = 'purchase' and ${purchaseId} = person.id
  union all select 'assessment', assessment_id from purchases where person.kind = 'purchase' and ${purchaseId} = person.id
  union all select 'session', session_id from ai_journey_analytics where person.kind = 'journey' and journey_id = person.id
  union all select 'session', session_id from career_applications where person.kind = 'application' and id = person.id
  union all select 'application', other.id from career_applications as one
    join career_applications as other on ${evenedOut('other.email')} = ${evenedOut('one.email')}
    where person.kind = 'application' and one.id = person.id`;
