insert into daily_errors (day, fingerprint, page, error_type, message, occurrences, sessions, first_at, last_at)
with event as (
  select event.session_id, event.occurred_at, event.page_url, coalesce(event.error_message, '') as message,
    coalesce(event.custom_properties ->> 'error_type', '') as error_type,
    -- Names of built files change with each build, and numbers with each visitor.
    regexp_replace(coalesce(event.custom_properties ->> 'filename', ''),
      '(?<=/_next/static/chunks/).*|[0-9a-f]{6,}', '#', 'gi') as file
  from website_analytics as event
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type = 'error'
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
)
select occurred_at::date,
  left(md5(error_type || ' ' || regexp_replace(message, '[0-9]+', '#', 'g') || ' ' || file), 12),
  page_url, min(error_type), min(message), count(*), count(distinct session_id), min(occurred_at), max(occurred_at)
from event
group by 1, 2, 3;
