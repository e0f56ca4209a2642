-- One row a day: sum over the days you want. What was recommended, and what visitors did with it, by the day of the press.
create view reporting.recommendations as
with acted as (
  select assessment_id, bool_or(action_taken = 'show_now') as was_opened, bool_or(action_taken = 'contact') as led_to_contact,
    bool_or(action_taken = 'see_demo') as led_to_demo
  from ai_journey_analytics where assessment_id is not null and event_type = 'recommendation_action' group by assessment_id
)
select (pressed_at at time zone 'UTC')::date as day, assessment_type as assessment, recommended_service as service,
  count(*) as recommendations, count(*) filter (where was_opened) as skipped_wait,
  count(*) filter (where led_to_contact) as contacts, count(*) filter (where led_to_demo) as demos
from ai_assessments left join acted on acted.assessment_id = ai_assessments.id
where not needs_clarification and not suspected_bot
group by 1, 2, 3;

comment on view reporting.recommendations is
  'One row a day: sum over the days you want. What was recommended, and what visitors did with it, by the day of the press.';
comment on column reporting.recommendations.day is 'The day of the press, UTC.';
comment on column reporting.recommendations.assessment is 'backend or income.';
comment on column reporting.recommendations.service is 'The service recommended.';
comment on column reporting.recommendations.recommendations is 'How often.';
comment on column reporting.recommendations.skipped_wait is
  'Of these, visitors who did not wait for the loading screen to end.';
comment on column reporting.recommendations.contacts is 'Of these, visitors who went on to /contact from it.';
comment on column reporting.recommendations.demos is 'Of these, visitors who went on to the demo.';
