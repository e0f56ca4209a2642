insert into daily_vitals (day, page, device_type, vital, bucket, samples)
with measured as (
  -- Told again each time the tab hides, as far as it has grown.
  select event.occurred_at::date as day, event.page_url, session.device_type,
    event.custom_properties ->> 'name' as vital, max((event.custom_properties -> 'value')::double precision) as value
  from website_analytics as event join user_sessions as session using (session_id)
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type = 'web_vital' and not session.suspected_bot
  group by 1, 2, 3, 4, event.session_id, coalesce(event.view_id, event.id)
)
select day, page_url, device_type, vital,
  -- What is less than half of what a report shows is nothing, and has a logarithm none the less.
  round(ln(greatest(case vital when 'CLS' then value * 1000 else value end, 0.4)) / ln(1.05))::smallint, count(*)
from measured
where vital is not null and value is not null
group by 1, 2, 3, 4, 5;
