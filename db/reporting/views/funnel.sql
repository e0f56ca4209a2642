-- One row a day: sum over the days you want. From campaign to assessment, recommendation, booking and purchase, by the day of the visit. Of suspected bots, calls and purchases alone.
create view reporting.funnel as
with asked as (
  select session_id, count(*) as assessments, count(*) filter (where not needs_clarification) as recommendations
  from ai_assessments where session_id is not null and not suspected_bot group by session_id
), booked as (
  select coalesce(booking.session_id, lead.session_id) as session_id,
    count(*) filter (where canceled_at is null) as bookings, count(*) filter (where canceled_at is not null) as canceled
  from bookings as booking left join ai_assessments as lead on lead.id = booking.assessment_id
  where not :was_moved group by 1
), bought as (
  select coalesce(purchase.session_id, lead.session_id) as session_id, count(*) as purchases
  from purchases as purchase left join ai_assessments as lead on lead.id = purchase.assessment_id
  where state = 'paid' and not is_test group by 1
)
select (started_at at time zone 'UTC')::date as day,
  :origin_columns, count(*) filter (where not suspected_bot) as sessions,
  coalesce(sum(assessments) filter (where not suspected_bot), 0) as assessments,
  coalesce(sum(recommendations) filter (where not suspected_bot), 0) as recommendations, coalesce(sum(bookings), 0) as bookings,
  coalesce(sum(canceled), 0) as canceled, coalesce(sum(purchases), 0) as purchases
from user_sessions as session :with_origins
  left join asked using (session_id) left join booked using (session_id) left join bought using (session_id)
where not suspected_bot or bookings > 0 or canceled > 0 or purchases > 0
group by 1, 2, 3, 4;

comment on view reporting.funnel is
  'One row a day: sum over the days you want. From campaign to assessment, recommendation, booking and purchase, by the day of the visit. Of suspected bots, calls and purchases alone.';
comment on column reporting.funnel.day is
  'The day of the visit, UTC; of a call or a purchase that of the visit that was handed over, else of the one that made its assessment.';
comment on column reporting.funnel.source is
  ':source_in_words';
comment on column reporting.funnel.medium is 'utm_medium, likewise.';
comment on column reporting.funnel.campaign is 'utm_campaign, likewise.';
comment on column reporting.funnel.sessions is 'Visits, without suspected bots.';
comment on column reporting.funnel.assessments is 'Presses of TRANSCEND in these visits.';
comment on column reporting.funnel.recommendations is 'Of these, with a recommendation.';
comment on column reporting.funnel.bookings is 'Calls booked that stand, those of marked visits too.';
comment on column reporting.funnel.canceled is 'Calls booked and canceled for good.';
comment on column reporting.funnel.purchases is
  'Paid purchases, those of marked visits too. How much they brought has a currency, so it is in purchases.kept, by visit_day.';
