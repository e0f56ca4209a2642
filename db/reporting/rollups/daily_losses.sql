insert into daily_losses (day, sessions, sessions_with_loss, sent, stored)
select session.started_at::date, count(*), count(*) filter (where heard.sent > heard.stored),
  -- Anybody can make these numbers up: a sum that does not fit the column would fail, and with it the sums of all days.
  least(sum(heard.sent), 2147483647), sum(heard.stored)
from user_sessions as session cross join lateral (
  select coalesce(max(sequence_number), 0) as sent, count(*) as stored from (
    select sequence_number from website_analytics as event where event.session_id = session.session_id
    union all
    select sequence_number from ai_journey_analytics as step where step.session_id = session.session_id
  ) as numbered
) as heard
where session.created_at >= :from::date - 1 and session.created_at < :to::date + 9
  and session.started_at >= :from::date and session.started_at < :to::date + 1
  and session.session_end is not null and not session.suspected_bot
group by 1;
