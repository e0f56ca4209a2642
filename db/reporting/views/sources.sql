-- One row a day: sum over the days you want. Where visits came from and what came of them, by the day of the visit.
create view reporting.sources as
with asked as (
  select session_id, count(*) as assessments, count(*) filter (where not needs_clarification) as recommendations
  from ai_assessments where session_id is not null and not suspected_bot group by session_id
), applied as (
  select session_id, count(*) as applications
  from career_applications where session_id is not null and not suspected_bot group by session_id
)
select (started_at at time zone 'UTC')::date as day,
  :origin_columns, count(*) as sessions, sum(page_views_count) as page_views,
  count(*) filter (where is_bounce) as bounces, coalesce(sum(assessments), 0) as assessments,
  coalesce(sum(recommendations), 0) as recommendations, coalesce(sum(applications), 0) as applications
from user_sessions as session :with_origins
  left join asked using (session_id) left join applied using (session_id)
where not suspected_bot
group by 1, 2, 3, 4;

comment on view reporting.sources is
  'One row a day: sum over the days you want. Where visits came from and what came of them, by the day of the visit.';
comment on column reporting.sources.day is 'The day the visits began, UTC.';
comment on column reporting.sources.source is
  ':source_in_words';
comment on column reporting.sources.medium is 'utm_medium, likewise.';
comment on column reporting.sources.campaign is 'utm_campaign, likewise.';
comment on column reporting.sources.sessions is 'Visits.';
comment on column reporting.sources.page_views is 'Pages they viewed.';
comment on column reporting.sources.bounces is 'Visits with one page or none.';
comment on column reporting.sources.assessments is 'Presses of TRANSCEND in these visits.';
comment on column reporting.sources.recommendations is 'Of these, with a recommendation.';
comment on column reporting.sources.applications is 'Careers applications in these visits.';
