-- One row a day: sum over the days you want. Ways through an assessment, by the day they began.
create view reporting.journeys as
select day, assessment_type as assessment, started, answered, completed,
  round(100.0 * completed / nullif(started, 0), 1) as completed_percent
from daily_journeys;

comment on view reporting.journeys is
  'One row a day: sum over the days you want. Ways through an assessment, by the day they began.';
comment on column reporting.journeys.day is 'The day they began, UTC.';
comment on column reporting.journeys.assessment is 'backend or income.';
comment on column reporting.journeys.started is 'Journeys that began.';
comment on column reporting.journeys.answered is 'Of these, with at least one answer, or finished.';
comment on column reporting.journeys.completed is 'Of these, finished.';
comment on column reporting.journeys.completed_percent is 'Finished of 100 begun.';
