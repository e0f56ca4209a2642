-- One row a day: sum over the days you want. Presses of a form that were refused, by the field to blame. Never what was typed.
create view reporting.refusals as
select day, form, field, fault, refusals, sessions
from daily_refusals;

comment on view reporting.refusals is
  'One row a day: sum over the days you want. Presses of a form that were refused, by the field to blame. Never what was typed.';
comment on column reporting.refusals.day is 'The day, UTC.';
comment on column reporting.refusals.form is 'The form.';
comment on column reporting.refusals.field is 'The field to blame; one press may blame several.';
comment on column reporting.refusals.fault is 'What was wrong: too_small, invalid_format, …';
comment on column reporting.refusals.refusals is 'How often.';
comment on column reporting.refusals.sessions is 'Visits with it.';
