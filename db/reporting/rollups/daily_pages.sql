insert into daily_pages (day, page, views, sessions, entries, exits, engaged_seconds, scrolls, scroll_percents)
with event as (
  select event.*, event.occurred_at::date as day, coalesce(event.view_id, event.session_id) as view
  from website_analytics as event
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type in ('page_view', 'page_exit', 'scroll_depth')
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
), ended as (
  -- Gone through once for each visit and not for each of its views: anybody can make up a visit of a hundred thousand.
  select ends.*
  from (select distinct session_id from event where event_type = 'page_view') as visit cross join lateral (
    select occurred_at, page_url, rank() over (order by sequence_number) = 1 as is_entry,
      rank() over (order by sequence_number desc) = 1 as is_exit
    from website_analytics as viewed
    where viewed.session_id = visit.session_id and viewed.event_type = 'page_view') as ends
  where is_entry or is_exit
), counted as (
  -- Put under each other and not joined: pages can be made up too, and the planner expects few.
  select day, page_url, case event_type when 'page_view' then session_id end as viewed_in,
    time_on_page_seconds as seconds, null::smallint as percent, false as is_entry, false as is_exit
  from event where event_type <> 'scroll_depth'
  union all
  select day, page_url, null, null, max(scroll_depth_percent), false, false
  from event where event_type = 'scroll_depth' group by day, page_url, view
  union all
  select occurred_at::date, page_url, null, null, null, is_entry, is_exit
  from ended where occurred_at >= :from::date and occurred_at < :to::date + 1
)
select day, page_url, count(viewed_in), count(distinct viewed_in), count(*) filter (where is_entry),
  count(*) filter (where is_exit), coalesce(sum(seconds), 0), count(percent), coalesce(sum(percent), 0)
from counted group by day, page_url;
