-- Calls booked, one row each that was not merely moved, with the lead and the campaign they came from; those of suspected bots too: somebody waits for the call.
create view reporting.bookings as
select invitee_id as booking_id, first.booked_at, starts_at, ends_at, event_name as call, canceled_at, canceled_by,
  canceled_at is null as stands, booking.assessment_id as lead_id, lead.name, lead.recommended_service as recommendation,
  coalesce(booking.session_id, lead.session_id) as session_id,
  :origin_columns,
  session.suspected_bot is true or lead.suspected_bot is true as marked,
  exists (select from sample_ids where sample_ids.id in (booking.session_id, booking.assessment_id)) as is_sample
from bookings as booking left join ai_assessments as lead on lead.id = booking.assessment_id
  left join user_sessions as session on session.session_id = coalesce(booking.session_id, lead.session_id)
  :with_origins
  -- A call that is moved in a later week would be counted once more in that week.
  cross join lateral (
    with recursive earlier as (
      select booking.replaces, booking.booked_at
      union
      select other.replaces, other.booked_at from earlier join bookings as other on other.invitee_id = earlier.replaces
    )
    select min(booked_at) as booked_at from earlier) as first
where not :was_moved;

comment on view reporting.bookings is
  'Calls booked, one row each that was not merely moved, with the lead and the campaign they came from; those of suspected bots too: somebody waits for the call.';
comment on column reporting.bookings.booking_id is 'The provider’s address of the invitation.';
comment on column reporting.bookings.booked_at is 'When it was booked, of one that was moved for the first time (provider’s clock). Use this one.';
comment on column reporting.bookings.starts_at is 'When the call begins.';
comment on column reporting.bookings.ends_at is 'When the call ends.';
comment on column reporting.bookings.call is 'The kind of call, as it is named at the provider.';
comment on column reporting.bookings.canceled_at is 'When it was canceled; null while it stands.';
comment on column reporting.bookings.canceled_by is 'host or invitee; null while it stands.';
comment on column reporting.bookings.stands is 'Whether the call takes place.';
comment on column reporting.bookings.lead_id is 'leads.lead_id; null where none was handed over. That lead may have been erased.';
comment on column reporting.bookings.name is 'First name of the lead.';
comment on column reporting.bookings.recommendation is 'The service that was recommended.';
comment on column reporting.bookings.session_id is 'The visit that was handed over.';
comment on column reporting.bookings.source is
  ':source_in_words Null where no visit is known, and once it is deleted, after :visits_kept.';
comment on column reporting.bookings.medium is 'utm_medium, likewise.';
comment on column reporting.bookings.campaign is 'utm_campaign, likewise.';
comment on column reporting.bookings.marked is
  'Whether its visit or its assessment is marked as a machine’s: whoever booked is most likely a person, see bots.';
comment on column reporting.bookings.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
