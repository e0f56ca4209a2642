-- The story of a visit, one row a step: ask for one session_id, in the order of at and number.
create view reporting.timeline as
select event.session_id, event.occurred_at as at, event.sequence_number as number, event.event_type as step,
  event.page_url as page,
  case event.event_type
    when 'page_view' then nullif(event.page_title, '')
    when 'page_exit' then round(event.time_on_page_seconds::numeric) || ' s'
    when 'scroll_depth' then event.scroll_depth_percent || ' %'
    when 'click' then concat_ws(' → ', coalesce(regexp_replace(event.element_text, ':new_tab_note', ''), event.element_id), event.custom_properties ->> 'href')
    when 'form_error' then concat_ws(': ', event.field_name, event.custom_properties ->> 'code')
    when 'error' then event.error_message
    when 'web_vital' then concat_ws(' ', event.custom_properties ->> 'name', event.custom_properties ->> 'value')
    else nullif(concat_ws(': ', event.field_name, event.field_value), '')
  end as detail
from website_analytics as event
union all
select step.session_id, step.occurred_at, step.sequence_number, step.event_type, null,
  coalesce(step.action_taken, step.final_recommendation, step.question_number || '. ' || coalesce(step.answer_selected, step.question_text, ''))
from ai_journey_analytics as step
union all
select session_id, pressed_at, null, 'assessment', null, :assessment_detail
from ai_assessments where session_id is not null
union all
select session_id, created_at, null, 'application', null, first_name || ' ' || last_name || ': ' || position
from career_applications where session_id is not null
union all
select session_id, booked_at, null, 'booking', null,
  nullif(concat_ws(': ', event_name, case when :was_moved then 'moved' when canceled_at is not null then 'canceled' end), '')
from bookings as booking where session_id is not null
union all
select session_id, purchased_at, null, 'purchase', null,
  concat_ws(': ', item, state, case when is_test then 'a test' end, (
    select case when sum(refund.amount) >= purchase.amount then 'given back' when sum(refund.amount) > 0 then 'given back in part' end
    from refunds as refund where refund.payment_id = purchase.payment_id))
from purchases as purchase where session_id is not null;

comment on view reporting.timeline is
  'The story of a visit, one row a step: ask for one session_id, in the order of at and number.';
comment on column reporting.timeline.session_id is 'The visit. Suspected bots have a timeline too.';
comment on column reporting.timeline.at is
  'When it happened (browser’s clock; of an application its arrival).';
comment on column reporting.timeline.number is
  'Order within the visit; null for what is no event.';
comment on column reporting.timeline.step is 'Kind of event, or assessment, application, booking, purchase.';
comment on column reporting.timeline.page is 'The page; null for the steps of an assessment.';
comment on column reporting.timeline.detail is 'What was pressed, answered, chosen, seen or went wrong; of a call or a purchase what became of it.';
