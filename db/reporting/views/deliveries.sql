-- Leads on their way to people, by channel and state, as it is now; settled ones are deleted after a month. Nothing of whom they are about.
create view reporting.deliveries as
select channel, state, count(*) as deliveries, min(created_at) as oldest_at,
  string_agg(distinct last_failure, ', ' order by last_failure) as last_failure
from lead_deliveries
group by channel, state;

comment on view reporting.deliveries is
  'Leads on their way to people, by channel and state, as it is now; settled ones are deleted after a month. Nothing of whom they are about.';
comment on column reporting.deliveries.channel is 'webhook or email.';
comment on column reporting.deliveries.state is
  'waiting (until the next attempt), delivered, dead (given up after the last attempt) or skipped (a suspected bot’s).';
comment on column reporting.deliveries.deliveries is 'How many.';
comment on column reporting.deliveries.oldest_at is 'When the lead of the oldest of them was stored.';
comment on column reporting.deliveries.last_failure is
  'Why the last attempt at each of them failed, every reason once: HTTP_503, ECONNREFUSED, TIMEOUT, …; null for none.';
