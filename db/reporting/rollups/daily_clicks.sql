insert into daily_clicks (day, page, element_id, label, target, clicks, sessions)
with pressed as (
  select event.occurred_at::date as day, event.page_url, coalesce(event.element_id, '') as element_id,
    -- Of the same letters the label with spaces: "C" has it first.
    min(label collate "C") as label, coalesce(event.custom_properties ->> 'href', '') as target,
    count(*) as clicks, count(distinct event.session_id) as sessions
  from website_analytics as event,
    lateral (select regexp_replace(coalesce(event.element_text, ''), ':new_tab_note', '') as label) as said
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.occurred_at >= :from::date and event.occurred_at < :to::date + 1
    and event.event_type = 'click'
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
  group by 1, 2, 3, 5, :label_letters
), ranked as (
  select *, row_number() over (partition by day order by clicks desc, element_id, page_url, label, target) as place
  from pressed
)
-- More than these are made up, and calls_to_action pairs each with all days of its page (decision 0226).
select day, page_url, element_id, label, target, clicks, sessions
from ranked where place <= 2000;
