-- Samples that npm run demo-data made, by kind; empty where there are none. The views of sums by day count them too.
create view reporting.samples as
select kind, count(*) as samples, min(arrived_at) as first_at, max(arrived_at) as last_at
from sample_ids
group by kind;

comment on view reporting.samples is
  'Samples that npm run demo-data made, by kind; empty where there are none. The views of sums by day count them too.';
comment on column reporting.samples.kind is 'session, assessment or application.';
comment on column reporting.samples.samples is 'How many.';
comment on column reporting.samples.first_at is 'When the first pretends to have arrived.';
comment on column reporting.samples.last_at is 'When the last does.';
