insert into daily_vitals (day, page, device_type, vital, bucket, samples)
with event as (
  select event.occurred_at, event.page_url, session.device_type, event.custom_properties ->> 'name' as vital,
    (event.custom_properties -> 'value')::double precision as value
  from website_analytics as event join user_sessions as session using (session_id)
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type = 'web_vital' and not session.suspected_bot
)
select occurred_at::date, page_url, device_type, vital,
  round(ln(greatest(case vital when 'CLS' then value * 1000 else value end, 1)) / ln(1.05))::smallint, count(*)
from event
where vital is not null and value is not null
group by 1, 2, 3, 4, 5;
