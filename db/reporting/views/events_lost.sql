-- One row a day: sum over the days you want. Events that never arrived, told by gaps in the numbering of visits whose end was heard.
create view reporting.events_lost as
select day, sessions, sessions_with_loss, sent, stored, sent - stored as lost,
  round(100.0 * (sent - stored) / nullif(sent, 0), 2) as lost_percent
from daily_losses;

comment on view reporting.events_lost is
  'One row a day: sum over the days you want. Events that never arrived, told by gaps in the numbering of visits whose end was heard.';
comment on column reporting.events_lost.day is 'The day the visits began, UTC.';
comment on column reporting.events_lost.sessions is 'Visits whose end was heard.';
comment on column reporting.events_lost.sessions_with_loss is 'Of these, with an event missing.';
comment on column reporting.events_lost.sent is 'Events their browsers numbered.';
comment on column reporting.events_lost.stored is 'Events stored.';
comment on column reporting.events_lost.lost is 'Events missing; some of the last week may still arrive.';
comment on column reporting.events_lost.lost_percent is 'Missing of 100.';
