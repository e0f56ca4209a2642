-- Paid purchases, one row each, with the lead and the campaign they came from. Test purchases are left out, those of suspected bots are not: money is money.
create view reporting.purchases as
select checkout_id as purchase_id, purchased_at, item, purchase.amount, currency, coalesce(back.amount, 0) as refunded,
  purchase.amount - coalesce(back.amount, 0) as kept, back.refunded_at, purchase.assessment_id as lead_id, lead.name,
  lead.recommended_service as recommendation, coalesce(purchase.session_id, lead.session_id) as session_id,
  (session.started_at at time zone 'UTC')::date as visit_day, :origin_columns,
  session.suspected_bot is true or lead.suspected_bot is true as marked,
  exists (select from sample_ids where sample_ids.id in (purchase.session_id, purchase.assessment_id)) as is_sample
from (select * from purchases where state = 'paid' and not is_test) as purchase
  left join lateral (
    select sum(refund.amount) as amount, max(refunded_at) as refunded_at from refunds as refund
    where refund.payment_id = purchase.payment_id) as back on true
  left join ai_assessments as lead on lead.id = purchase.assessment_id
  left join user_sessions as session on session.session_id = coalesce(purchase.session_id, lead.session_id)
  :with_origins;

comment on view reporting.purchases is
  'Paid purchases, one row each, with the lead and the campaign they came from; what is still to be paid is in pending_payments. Test purchases are left out, those of suspected bots are not: money is money.';
comment on column reporting.purchases.purchase_id is 'The provider’s id of the checkout.';
comment on column reporting.purchases.purchased_at is 'When it was paid, at a bank days after the checkout (provider’s clock). Use this one.';
comment on column reporting.purchases.item is
  'A workflow, or bundle; null for a checkout that did not begin on this site.';
comment on column reporting.purchases.amount is 'What was paid, in the currency’s smallest unit: cents. Sum it by currency, and what was refunded and kept of it.';
comment on column reporting.purchases.currency is 'Three letters, small: usd.';
comment on column reporting.purchases.refunded is 'Of this, given back.';
comment on column reporting.purchases.kept is 'What is left of it.';
comment on column reporting.purchases.refunded_at is 'When the newest of it was given back; null for nothing.';
comment on column reporting.purchases.lead_id is 'leads.lead_id; null where none was handed over. That lead may have been erased.';
comment on column reporting.purchases.name is 'First name of the lead.';
comment on column reporting.purchases.recommendation is 'The service that was recommended.';
comment on column reporting.purchases.session_id is 'The visit that was handed over.';
comment on column reporting.purchases.visit_day is
  'The day on which that visit began, UTC: funnel counts the purchase on it. Null where no visit is known, and once it is deleted, after :visits_kept.';
comment on column reporting.purchases.source is
  ':source_in_words Null where no visit is known, and once it is deleted, after :visits_kept.';
comment on column reporting.purchases.medium is 'utm_medium, likewise.';
comment on column reporting.purchases.campaign is 'utm_campaign, likewise.';
comment on column reporting.purchases.marked is
  'Whether its visit or its assessment is marked as a machine’s: whoever paid is most likely a person, see bots.';
comment on column reporting.purchases.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
