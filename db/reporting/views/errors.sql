-- One row a day: sum over the days you want. Errors in browsers, by fingerprint and page.
create view reporting.errors as
select day, fingerprint, page, error_type, message, occurrences, sessions, first_at, last_at
from daily_errors;

comment on view reporting.errors is
  'One row a day: sum over the days you want. Errors in browsers, by fingerprint and page.';
comment on column reporting.errors.day is 'The day, UTC.';
comment on column reporting.errors.fingerprint is
  'The same for the same error, whatever numbers its message has.';
comment on column reporting.errors.page is 'The page it happened on.';
comment on column reporting.errors.error_type is 'Kind of error.';
comment on column reporting.errors.message is 'One of its messages.';
comment on column reporting.errors.occurrences is 'How often; a view of a page sends at most five.';
comment on column reporting.errors.sessions is 'Visits with it.';
comment on column reporting.errors.first_at is 'First time that day (browser’s clock).';
comment on column reporting.errors.last_at is 'Last time that day (browser’s clock).';
