-- How old the sums by day are, and when old visits were last deleted.
create view reporting.freshness as
select name, succeeded_at, seconds, seen_until
from maintenance_runs;

comment on view reporting.freshness is
  'How old the sums by day are, and when old visits were last deleted.';
comment on column reporting.freshness.name is
  'rollups (the sums by day) or retention (deletes what is past its age).';
comment on column reporting.freshness.succeeded_at is 'When it last came to its end.';
comment on column reporting.freshness.seconds is 'How long that took.';
comment on column reporting.freshness.seen_until is 'What arrived before this moment is in the sums.';
