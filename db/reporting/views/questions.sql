-- One row a day: sum over the days you want. Where visitors leave an assessment, by question and the day they began.
create view reporting.questions as
select day, assessment_type as assessment, question_number as question, started, viewed, questions.answered,
  went_back, left_here, round((nullif(answer_seconds, 0) / nullif(questions.answered, 0))::numeric, 1) as seconds_per_answer
from daily_questions as questions join daily_journeys using (day, assessment_type);

comment on view reporting.questions is
  'One row a day: sum over the days you want. Where visitors leave an assessment, by question and the day they began.';
comment on column reporting.questions.day is 'The day they began, UTC.';
comment on column reporting.questions.assessment is 'backend or income.';
comment on column reporting.questions.question is
  'Counted from 1, as they are asked today: :asked_questions.';
comment on column reporting.questions.started is 'Journeys that began that day.';
comment on column reporting.questions.viewed is
  'Journeys in which it took focus or was answered: what merely stood on the screen is not counted.';
comment on column reporting.questions.answered is
  'Journeys in which it was answered, and all that were finished or changed an answer after the end of one: the others stood. Use this one.';
comment on column reporting.questions.went_back is 'Journeys that came back to change it.';
comment on column reporting.questions.left_here is
  'Journeys that ended before it was answered, with every question before it answered, whatever was after it; some may still be under way. None that changed an answer after the end of one in the same visit.';
comment on column reporting.questions.seconds_per_answer is
  'Average seconds from its view to the answer; where the press that answered it was the first that reached it, from the answer before. Null where neither is known.';
