insert into daily_journeys (day, assessment_type, started, answered, completed)
with step as (
  select event.*, event.custom_data ->> 'assessment_type' as assessment_type
  from ai_journey_analytics as event
  where event.created_at >= :from::date - 1 and event.created_at < :to::date + 9
    and event.event_type <> 'recommendation_action'
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
), journey as (
  select journey_id, min(occurred_at)::date as day, min(assessment_type) as assessment_type,
    max(total_questions) as questions,
    coalesce(max(question_number) filter (where event_type in ('question_answer', 'question_back')), 0) as last_answer,
    bool_or(event_type = 'journey_complete') as is_completed
  from step group by journey_id
  having min(occurred_at) >= :from::date and min(occurred_at) < :to::date + 1
)
select day, assessment_type, count(*), count(*) filter (where last_answer > 0), count(*) filter (where is_completed)
from journey
where assessment_type is not null
group by day, assessment_type;
