-- What is suspected to come from machines and left out of other views, but for its calls and purchases. Look before you discard: who is a person is owed an answer.
create view reporting.bots as
with suspect as (
  select 'visit' as kind, session_id as id, started_at as at, bot_reasons as reasons, null as name, null as email,
    null as phone, null as text, null as recommendation, null as position, null::jsonb as experiences, session_id,
    user_agent, page_views_count as page_views
  from user_sessions where suspected_bot
  union all
  select 'assessment', id, pressed_at, bot_reasons, name, null, null,
    q1_typed, recommended_service, null, null, session_id, null, null
  from ai_assessments where suspected_bot
  union all
  select 'application', id, created_at, bot_reasons, first_name || ' ' || last_name, lower(email), phone_number,
    about_yourself, null, position, experiences, session_id, null, null
  from career_applications where suspected_bot
), sold as (
  -- By the visit that was handed over, and by the assessment. A form is marked by itself, in whatever visit it was sent.
  select id, min(booked_at) as booked_at, min(purchased_at) as purchased_at
  from (
    select session_id, lead_id, booked_at, null as purchased_at from reporting.bookings
    where session_id in (select session_id from suspect) or lead_id in (select id from suspect)
    union all
    select session_id, lead_id, null, purchased_at from reporting.purchases
    where session_id in (select session_id from suspect) or lead_id in (select id from suspect)
  ) as sale cross join lateral (values (session_id), (lead_id)) as handed (id)
  group by id
)
select kind, suspect.id, at, reasons, name, email, phone, text, recommendation, position, experiences, session_id,
  user_agent, page_views, coalesce(own.booked_at, visit.booked_at) as booked_at,
  coalesce(own.purchased_at, visit.purchased_at) as purchased_at,
  exists (select from sample_ids where sample_ids.id = suspect.id) as is_sample
from suspect left join sold as own on own.id = suspect.id left join sold as visit on visit.id = suspect.session_id;

comment on view reporting.bots is
  'What is suspected to come from machines and left out of other views, but for its calls and purchases. Look before you discard: who is a person is owed an answer.';
comment on column reporting.bots.kind is 'visit, assessment or application.';
comment on column reporting.bots.id is 'Its id.';
comment on column reporting.bots.at is
  'Start of the visit, press of TRANSCEND, arrival of the application.';
comment on column reporting.bots.reasons is
  'Why: :bot_reasons.';
comment on column reporting.bots.name is 'Assessments and applications: the name, as typed.';
comment on column reporting.bots.email is
  'Applications: in lower case. An assessment asks for no address.';
comment on column reporting.bots.phone is 'Applications: as typed, without signs that nobody sees.';
comment on column reporting.bots.text is
  'What was written, as typed: the first answer of an assessment, what an applicant says of themselves.';
comment on column reporting.bots.recommendation is
  'Assessments: the service recommended; null where the visitor was asked back.';
comment on column reporting.bots.position is 'Applications: the position applied for.';
comment on column reporting.bots.experiences is
  'Applications: earlier work, a list of {company, position, duration, description}.';
comment on column reporting.bots.session_id is
  'The visit, whose timeline tells more; null without JavaScript or with Global Privacy Control.';
comment on column reporting.bots.user_agent is 'Visits: the browser’s own words.';
comment on column reporting.bots.page_views is 'Visits: pages viewed.';
comment on column reporting.bots.booked_at is
  'When a call was first booked from it, or in its visit: most likely a person. Null for none.';
comment on column reporting.bots.purchased_at is
  'When something was first paid for from it, or in its visit: most likely a person. Null for nothing.';
comment on column reporting.bots.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
