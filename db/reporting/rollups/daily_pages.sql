insert into daily_pages (day, page, views, sessions, entries, exits, engaged_seconds, scrolls, scroll_percents)
with event as (
  select event.*, event.occurred_at::date as day, coalesce(event.view_id, event.session_id) as view
  from website_analytics as event
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type in ('page_view', 'page_exit', 'scroll_depth')
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
), deepest as (
  select day, page_url, max(scroll_depth_percent) as percent
  from event where event_type = 'scroll_depth' group by day, page_url, view
), scrolled as (
  select day, page_url, count(*) as scrolls, sum(percent) as percents from deepest group by day, page_url
), counted as (
  select day, page_url,
    count(*) filter (where event_type = 'page_view') as views,
    count(distinct session_id) filter (where event_type = 'page_view') as sessions,
    count(*) filter (where event_type = 'page_view' and not exists (
      select from website_analytics as earlier
      where earlier.session_id = event.session_id and earlier.event_type = 'page_view'
        and earlier.sequence_number < event.sequence_number)) as entries,
    count(*) filter (where event_type = 'page_view' and not exists (
      select from website_analytics as later
      where later.session_id = event.session_id and later.event_type = 'page_view'
        and later.sequence_number > event.sequence_number)) as exits,
    coalesce(sum(time_on_page_seconds), 0) as engaged_seconds
  from event group by day, page_url
)
select day, page_url, views, sessions, entries, exits, engaged_seconds, coalesce(scrolls, 0), coalesce(percents, 0)
from counted left join scrolled using (day, page_url);
