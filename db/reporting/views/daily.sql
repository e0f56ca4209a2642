-- One row a day: sum over the days you want. Visits, pages, assessments and applications.
create view reporting.daily as
with visits as (
  select (started_at at time zone 'UTC')::date as day, count(*) as sessions, sum(page_views_count) as page_views,
    count(*) filter (where is_bounce) as bounces, sum(total_duration_seconds) as seconds
  from user_sessions
  where not suspected_bot and (started_at at time zone 'UTC')::date >= :visits_from group by 1
), asked as (
  select (pressed_at at time zone 'UTC')::date as day, count(*) as assessments,
    count(*) filter (where needs_clarification) as not_understood
  from ai_assessments where not suspected_bot group by 1
), applied as (
  select (created_at at time zone 'UTC')::date as day, count(*) as applications
  from career_applications where not suspected_bot group by 1
)
select day, case when day >= :visits_from then coalesce(sessions, 0) end as sessions,
  case when day >= :visits_from then coalesce(page_views, 0) end as page_views,
  case when day >= :visits_from then coalesce(bounces, 0) end as bounces,
  round((100.0 * bounces / sessions)::numeric, 1) as bounce_percent,
  round((seconds / sessions)::numeric) as seconds_per_session, coalesce(assessments, 0) as assessments,
  coalesce(not_understood, 0) as not_understood, coalesce(applications, 0) as applications
from visits full join asked using (day) full join applied using (day);

comment on view reporting.daily is
  'One row a day: sum over the days you want. Visits, pages, assessments and applications.';
comment on column reporting.daily.day is 'The day, UTC.';
comment on column reporting.daily.sessions is 'Visits that began; null before the first day of which all visits are kept.';
comment on column reporting.daily.page_views is 'Pages they viewed; null before that day too.';
comment on column reporting.daily.bounces is 'Visits with one page or none; null before that day too.';
comment on column reporting.daily.bounce_percent is 'Bounces of 100 visits.';
comment on column reporting.daily.seconds_per_session is 'Average length of a visit in seconds.';
comment on column reporting.daily.assessments is 'Presses of TRANSCEND.';
comment on column reporting.daily.not_understood is
  'Of these, answered with a question instead of a recommendation.';
comment on column reporting.daily.applications is 'Careers applications.';
