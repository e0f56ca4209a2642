-- The story of one person: the timelines of every visit that leads to a lead and from it, as npm run erase finds them; of
-- one without a visit, as under a privacy signal, the assessment alone. Ask for one lead_id.
create view reporting.lead_timeline as
select lead.id as lead_id, told.session_id, told.at, told.number, told.step, told.page, told.detail
from ai_assessments as lead cross join lateral (
  with recursive person (kind, id) as (
    select 'assessment', lead.id
    union
    select next.kind, next.id from person cross join lateral (:person_links) as next (kind, id) where next.id is not null
  )
  select id as session_id from person where kind = 'session'
) as visit cross join lateral (
  -- Behind an offset, so that each visit is looked up: it is not known beforehand that there are so few.
  select * from reporting.timeline where session_id = visit.session_id offset 0
) as told
union all
select id, null, pressed_at, null, 'assessment', null, :assessment_detail
from ai_assessments where session_id is null;

comment on view reporting.lead_timeline is
  'The story of one person: the timelines of every visit that leads to a lead and from it, by the assessments, forms, calls, purchases and applications they share; of one without a visit the assessment alone. Ask for one lead_id.';
comment on column reporting.lead_timeline.lead_id is 'leads.lead_id.';
comment on column reporting.lead_timeline.session_id is 'The visit; null where there is none, as under a privacy signal.';
comment on column reporting.lead_timeline.at is 'When it happened.';
comment on column reporting.lead_timeline.number is 'Order within the visit.';
comment on column reporting.lead_timeline.step is 'Kind of event, or assessment, application, booking, purchase.';
comment on column reporting.lead_timeline.page is 'The page.';
comment on column reporting.lead_timeline.detail is 'What was pressed, answered, chosen, seen or went wrong; of a call or a purchase what became of it.';
