-- One row a day: sum over the days you want. How often each rule decided; income-default and backend-default are what is left when none matches.
create view reporting.rules as
select (pressed_at at time zone 'UTC')::date as day, assessment_type as assessment, rule_id as rule,
  rule_id like '%-default' as is_default, recommended_service as service, count(*) as recommendations
from ai_assessments
where rule_id is not null and not suspected_bot
group by 1, 2, 3, 4, 5;

comment on view reporting.rules is
  'One row a day: sum over the days you want. How often each rule decided; income-default and backend-default are what is left when none matches.';
comment on column reporting.rules.day is 'The day of the press, UTC.';
comment on column reporting.rules.assessment is 'backend or income.';
comment on column reporting.rules.rule is 'Row of content/assessments/rules.ts.';
comment on column reporting.rules.is_default is 'Whether no other rule matched.';
comment on column reporting.rules.service is 'The service recommended; a rotation has several.';
comment on column reporting.rules.recommendations is 'How often.';
