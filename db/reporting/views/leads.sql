-- Finished assessments, one row each: who, what was recommended, from where, and what they did next.
create view reporting.leads as
with acted as (
  select assessment_id,
    min(occurred_at) filter (where action_taken = 'contact') as contacted_at,
    min(occurred_at) filter (where action_taken = 'see_demo') as demo_at,
    min(occurred_at) filter (where action_taken = 'change_answers') as changed_at
  from ai_journey_analytics
  where assessment_id is not null and event_type = 'recommendation_action' group by assessment_id
), visit as (
  -- The visit itself, and the later ones of the same browser.
  select id as assessment_id, session_id from ai_assessments where session_id is not null
  union
  select assessment_id, session_id from user_sessions where assessment_id is not null
), opening as (
  -- The last press before it is the one that the visitor hands over.
  select lead.id as assessment_id, event.occurred_at, event.element_id,
    rank() over (partition by event.session_id, event.id order by lead.pressed_at desc) as back
  from visit join website_analytics as event using (session_id)
    join ai_assessments as lead on lead.id = visit.assessment_id
  where event.event_type = 'click' and event.element_id ~ ':hand_off'
    and event.occurred_at >= lead.pressed_at
), opened as (
  select assessment_id,
    min(occurred_at) filter (where element_id like ':calendar%') as calendar_at,
    min(occurred_at) filter (where element_id like '%:checkout%') as checkout_at
  from opening where back = 1 group by assessment_id
), booked as (
  select assessment_id, min(booked_at) as booked_at, max(starts_at) filter (where canceled_at is null and not was_moved) as call_at,
    max(canceled_at) filter (where not was_moved) as canceled_at,
    (array_agg(canceled_by order by canceled_at desc) filter (where canceled_at is not null and not was_moved))[1]
      as canceled_by
  from (select *, :was_moved as was_moved from bookings as booking where assessment_id is not null) as booking
  group by assessment_id
), bought as (
  select lead_id as assessment_id, min(purchased_at) as purchased_at,
    case when bool_and(refunded > 0 and kept <= 0) then max(refunded_at) end as refunded_at
  from reporting.purchases where lead_id is not null group by lead_id
)
select lead.id as lead_id, lead.pressed_at, lead.created_at as arrived_at, lead.name, lead.assessment_type as assessment,
  lead.q1_typed as text, lead.q2_answer, lead.q3_answer, lead.q4_answer, lead.user_intent as intent,
  lead.recommended_service as recommendation, lead.rule_id as rule, lead.needs_clarification as not_understood,
  lead.session_id,
  :origin_columns,
  session.device_type as device, session.country, session.page_views_count as page_views,
  acted.contacted_at, acted.demo_at, acted.changed_at, opened.calendar_at, opened.checkout_at,
  booked.booked_at, booked.call_at, case when booked.call_at is null then booked.canceled_at end as canceled_at,
  case when booked.call_at is null then booked.canceled_by end as canceled_by, bought.purchased_at, bought.refunded_at,
  session.suspected_bot is true as marked,
  lead.id in (select id from sample_ids) as is_sample
from ai_assessments as lead
  left join user_sessions as session on session.session_id = lead.session_id
  :with_origins
  left join acted on acted.assessment_id = lead.id
  left join opened on opened.assessment_id = lead.id
  left join booked on booked.assessment_id = lead.id
  left join bought on bought.assessment_id = lead.id
where not lead.suspected_bot;

comment on view reporting.leads is
  'Finished assessments, one row each: who, what was recommended, from where, and what they did next. From where, and what they did next on the site, is known for :visits_kept.';
comment on column reporting.leads.lead_id is 'Id of the assessment.';
comment on column reporting.leads.pressed_at is 'When TRANSCEND was pressed. Use this one.';
comment on column reporting.leads.arrived_at is
  'When it arrived; up to a week later where the browser had to wait.';
comment on column reporting.leads.name is 'First name, as typed.';
comment on column reporting.leads.assessment is 'backend or income.';
comment on column reporting.leads.text is 'What the visitor wrote, as typed.';
comment on column reporting.leads.q2_answer is 'Answer to question 2: :q2_asked.';
comment on column reporting.leads.q3_answer is 'Answer to question 3: :q3_asked.';
comment on column reporting.leads.q4_answer is 'Answer to question 4: :q4_asked; null for backend.';
comment on column reporting.leads.intent is 'What the text was read as.';
comment on column reporting.leads.recommendation is
  'The service recommended; null where the visitor was asked back.';
comment on column reporting.leads.rule is 'The rule that decided.';
comment on column reporting.leads.not_understood is 'Whether the visitor was asked back.';
comment on column reporting.leads.session_id is
  'The visit; null with Global Privacy Control or without JavaScript.';
comment on column reporting.leads.source is
  ':source_in_words Null without a visit, and once it is deleted, after :visits_kept.';
comment on column reporting.leads.medium is 'utm_medium, likewise.';
comment on column reporting.leads.campaign is 'utm_campaign, likewise.';
comment on column reporting.leads.device is 'mobile, tablet or desktop.';
comment on column reporting.leads.country is 'Null where it is not known.';
comment on column reporting.leads.page_views is 'Pages of that visit.';
comment on column reporting.leads.contacted_at is
  'When the visitor went on to /contact from the recommendation.';
comment on column reporting.leads.demo_at is 'When the visitor went on to the demo.';
comment on column reporting.leads.changed_at is 'When the visitor went back to change answers.';
comment on column reporting.leads.calendar_at is
  'When the visitor first opened the calendar after it, in this visit or a later one within a day; what was opened after another press belongs to that one.';
comment on column reporting.leads.checkout_at is 'When the visitor went to a payment page, likewise.';
comment on column reporting.leads.booked_at is 'When a call was first booked; null for none.';
comment on column reporting.leads.call_at is 'When the call that stands begins, of several the last; null for none.';
comment on column reporting.leads.canceled_at is
  'When the last of the calls was canceled; null while one stands, and for none.';
comment on column reporting.leads.canceled_by is 'Who did: host or invitee.';
comment on column reporting.leads.purchased_at is 'When something was first paid for; null for nothing.';
comment on column reporting.leads.refunded_at is
  'When all that was paid had been given back; null while some of it is kept, and for nothing.';
comment on column reporting.leads.marked is
  'Whether its visit is marked as a machine’s: nobody was told of it. Look before you discard.';
comment on column reporting.leads.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
