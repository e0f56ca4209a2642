-- Both tables of one reading: ways through an assessment, and their questions.
with step as (
  select event.*, event.custom_data ->> 'assessment_type' as assessment_type,
    max(occurred_at) filter (where event_type in ('question_answer', 'question_back')) over (
      partition by journey_id, session_id order by occurred_at, sequence_number
      rows between unbounded preceding and 1 preceding) as last_answered_at,
    bool_or(event_type = 'journey_complete') over (
      partition by session_id, custom_data ->> 'assessment_type' order by occurred_at, sequence_number) as is_after_end
  from ai_journey_analytics as event
  -- A tab keeps its journey through nights: it is one for a month, of the day on which it began (decision 0198).
  where event.created_at >= :from::date - 32 and event.created_at < :to::date + 40
    and event.event_type <> 'recommendation_action'
    and not exists (
      select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)
), journey as (
  select journey_id, min(occurred_at)::date as day, min(assessment_type) as assessment_type,
    max(total_questions) as questions, bool_or(event_type in ('question_answer', 'question_back')) as is_answered,
    bool_or(event_type = 'journey_complete') as is_completed,
    -- No form is taken with an open question, and who changes an answer afterwards finds all others there (decision 0254).
    bool_or(event_type = 'journey_complete' or (event_type = 'journey_start' and is_after_end)) as is_whole
  from step group by journey_id
  having min(occurred_at) >= :from::date and min(occurred_at) < :to::date + 1
), asked as (
  select journey_id, question_number,
    bool_or(event_type = 'question_view') as is_viewed,
    bool_or(event_type in ('question_answer', 'question_back')) as is_answered,
    bool_or(event_type = 'question_back') as is_back,
    -- A press of an option reaches the question and answers it: it was read since the answer before (decision 0252).
    (array_agg(case when time_spent_seconds >= 1 then time_spent_seconds
        when occurred_at >= last_answered_at + interval '1 second'
          then extract(epoch from occurred_at - last_answered_at) end
      order by occurred_at, sequence_number) filter (where event_type = 'question_answer'))[1] as seconds
  from step where question_number is not null group by journey_id, question_number
), question as (
  select day, assessment_type, is_whole, number, is_viewed, is_back, seconds, asked.is_answered or is_whole as is_answered,
    -- They stand on one page, to be answered in any order.
    min(number) filter (where asked.is_answered is not true) over (partition by journey.journey_id) as first_open
  from journey cross join lateral generate_series(1, questions) as number
    left join asked on asked.journey_id = journey.journey_id and asked.question_number = number
), summed as (
  insert into daily_journeys (day, assessment_type, started, answered, completed)
  select day, assessment_type, count(*), count(*) filter (where is_answered or is_whole),
    count(*) filter (where is_completed)
  from journey where assessment_type is not null group by day, assessment_type
)
insert into daily_questions
  (day, assessment_type, question_number, viewed, answered, went_back, left_here, answer_seconds)
select day, assessment_type, number,
  count(*) filter (where is_viewed), count(*) filter (where is_answered), count(*) filter (where is_back),
  count(*) filter (where not is_whole and number = first_open),
  -- An answer that was not heard counts with the average of the others.
  coalesce(avg(seconds) * count(*) filter (where is_answered), 0)
from question where assessment_type is not null
group by day, assessment_type, number;
