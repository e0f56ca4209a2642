-- Visits, one row each, without suspected bots. Deleted 13 months after they arrived.
create view reporting.sessions as
select session_id, started_at, (started_at at time zone 'UTC')::date as day,
  :origin_columns, utm_term as term, utm_content as content, session.referrer,
  device_type as device, browser_name as browser, os_name as system, country, region, city,
  page_views_count as page_views, is_bounce as bounced, total_duration_seconds as seconds,
  session_end as ended_at, assessment_id as earlier_lead_id,
  session_id in (select id from sample_ids) as is_sample
from user_sessions as session :with_origins
where not suspected_bot;

comment on view reporting.sessions is
  'Visits, one row each, without suspected bots. Deleted 13 months after they arrived.';
comment on column reporting.sessions.session_id is 'Joins everything a visit did.';
comment on column reporting.sessions.started_at is 'When it began (browser’s clock). Use this one.';
comment on column reporting.sessions.day is 'The day of started_at, UTC.';
comment on column reporting.sessions.source is
  ':source_in_words';
comment on column reporting.sessions.medium is 'utm_medium, likewise.';
comment on column reporting.sessions.campaign is 'utm_campaign, likewise.';
comment on column reporting.sessions.term is 'utm_term of the address the visit itself began with.';
comment on column reporting.sessions.content is 'utm_content, likewise.';
comment on column reporting.sessions.referrer is
  'The page of another site, or the app, the visitor came from, without query; null where there was none, as of a visit that a page of this site opened.';
comment on column reporting.sessions.device is 'mobile, tablet or desktop.';
comment on column reporting.sessions.browser is 'Name of the browser.';
comment on column reporting.sessions.system is 'Name of the operating system.';
comment on column reporting.sessions.country is 'Null where it is not known.';
comment on column reporting.sessions.region is 'Null where it is not known.';
comment on column reporting.sessions.city is 'Null where it is not known.';
comment on column reporting.sessions.page_views is 'Pages viewed.';
comment on column reporting.sessions.bounced is 'Whether one page or none was viewed.';
comment on column reporting.sessions.seconds is 'From the start to the last thing heard that the visitor did.';
comment on column reporting.sessions.ended_at is
  'When the tab was last hidden or left; null while that has not been heard.';
comment on column reporting.sessions.earlier_lead_id is
  'leads.lead_id this browser made in a visit before, at most a day earlier; that lead may have been erased.';
comment on column reporting.sessions.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
