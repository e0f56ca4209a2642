-- Free texts that were answered with a question instead of a recommendation, one row each.
create view reporting.not_understood as
select id as lead_id, pressed_at, name, assessment_type as assessment, q1_typed as text, q2_answer, q3_answer, q4_answer,
  clarification_message as asked_back, session_id
from ai_assessments
where needs_clarification and not suspected_bot;

comment on view reporting.not_understood is
  'Free texts that were answered with a question instead of a recommendation, one row each.';
comment on column reporting.not_understood.lead_id is 'leads.lead_id.';
comment on column reporting.not_understood.pressed_at is 'When TRANSCEND was pressed. Use this one.';
comment on column reporting.not_understood.name is 'First name, as typed.';
comment on column reporting.not_understood.assessment is 'backend or income.';
comment on column reporting.not_understood.text is 'What the visitor wrote, as typed.';
comment on column reporting.not_understood.q2_answer is 'Answer to question 2: :q2_asked.';
comment on column reporting.not_understood.q3_answer is 'Answer to question 3: :q3_asked.';
comment on column reporting.not_understood.q4_answer is 'Answer to question 4: :q4_asked; null for backend.';
comment on column reporting.not_understood.asked_back is 'What the visitor was asked.';
comment on column reporting.not_understood.session_id is
  'The visit; null with Global Privacy Control or without JavaScript.';
