-- What is suspected to come from machines and left out of every other view. Look before you discard.
create view reporting.bots as
select 'visit' as kind, session_id as id, started_at as at, bot_reasons as reasons, user_agent, page_views_count as page_views,
  null as name
from user_sessions where suspected_bot
union all
select 'assessment', id, pressed_at, bot_reasons, null, null, name from ai_assessments where suspected_bot
union all
select 'application', id, created_at, bot_reasons, null, null, first_name || ' ' || last_name
from career_applications where suspected_bot;

comment on view reporting.bots is
  'What is suspected to come from machines and left out of every other view. Look before you discard.';
comment on column reporting.bots.kind is 'visit, assessment or application.';
comment on column reporting.bots.id is 'Its id.';
comment on column reporting.bots.at is
  'Start of the visit, press of TRANSCEND, arrival of the application.';
comment on column reporting.bots.reasons is
  'Why: webdriver, user_agent, no_origin, no_language, honeypot, no_token, too_fast.';
comment on column reporting.bots.user_agent is 'Visits: the browser’s own words.';
comment on column reporting.bots.page_views is 'Visits: pages viewed.';
comment on column reporting.bots.name is 'Assessments and applications: the name typed.';
