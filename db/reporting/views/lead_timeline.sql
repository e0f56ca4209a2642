-- The story of one person: the timelines of every visit that belongs to a lead; of one without a visit, as under a
-- privacy signal, the assessment alone. Ask for one lead_id.
create view reporting.lead_timeline as
select visit.lead_id, timeline.session_id, timeline.at, timeline.number, timeline.step, timeline.page, timeline.detail
from (
  select id as lead_id, session_id from ai_assessments where session_id is not null
  union
  select assessment_id, session_id from user_sessions where assessment_id is not null
  union
  select assessment_id, session_id from ai_journey_analytics where assessment_id is not null
) as visit join reporting.timeline using (session_id)
union all
select id, null, pressed_at, null, 'assessment', null, :assessment_detail
from ai_assessments where session_id is null;

comment on view reporting.lead_timeline is
  'The story of one person: the timelines of every visit that belongs to a lead; of one without a visit the assessment alone. Ask for one lead_id.';
comment on column reporting.lead_timeline.lead_id is 'leads.lead_id.';
comment on column reporting.lead_timeline.session_id is 'The visit; null where there is none, as under a privacy signal.';
comment on column reporting.lead_timeline.at is 'When it happened.';
comment on column reporting.lead_timeline.number is 'Order within the visit.';
comment on column reporting.lead_timeline.step is 'Kind of event, or assessment, application, booking, purchase.';
comment on column reporting.lead_timeline.page is 'The page.';
comment on column reporting.lead_timeline.detail is 'What was pressed, answered, chosen, seen or went wrong; of a call or a purchase what became of it.';
