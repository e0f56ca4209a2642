insert into daily_clicks (day, page, element_id, label, target, clicks, sessions)
select event.occurred_at::date, event.page_url, coalesce(event.element_id, ''), coalesce(event.element_text, ''),
  coalesce(event.custom_properties ->> 'href', ''), count(*), count(distinct event.session_id)
from website_analytics as event
where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
  and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
  and event.event_type = 'click'
  and not exists (
    select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
group by 1, 2, 3, 4, 5;
