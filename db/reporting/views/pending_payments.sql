-- Payments on their way, one row each: a checkout by bank is completed days before the money is there. Test purchases are left out, those of suspected bots are not: money is money.
create view reporting.pending_payments as
select checkout_id as purchase_id, purchase.payment_id, purchased_at as pending_since,
  greatest((now() at time zone 'UTC')::date - (purchased_at at time zone 'UTC')::date, 0) as days,
  item, amount, currency, purchase.assessment_id as lead_id, lead.name,
  lead.recommended_service as recommendation, coalesce(purchase.session_id, lead.session_id) as session_id,
  :origin_columns,
  session.suspected_bot is true or lead.suspected_bot is true as marked,
  exists (select from sample_ids where sample_ids.id in (purchase.session_id, purchase.assessment_id)) as is_sample
from purchases as purchase
  left join ai_assessments as lead on lead.id = purchase.assessment_id
  left join user_sessions as session on session.session_id = coalesce(purchase.session_id, lead.session_id)
  :with_origins
where state = 'pending' and not is_test;

comment on view reporting.pending_payments is
  'Payments on their way, one row each: a checkout by bank is completed days before the money is there. What was paid is in purchases instead; what failed is in neither, and the timelines tell of it. Test purchases are left out, those of suspected bots are not: money is money.';
comment on column reporting.pending_payments.purchase_id is
  'The provider’s id of the checkout, cs_…; once it is paid, that of the row in purchases.';
comment on column reporting.pending_payments.payment_id is
  'The provider’s id of the payment, pi_…, to look up who pays and what it waits for; null where the provider named none.';
comment on column reporting.pending_payments.pending_since is
  'When the checkout was completed (provider’s clock). Use this one.';
comment on column reporting.pending_payments.days is
  'How many days ago that was, of days in UTC: 0 for today.';
comment on column reporting.pending_payments.item is
  'A workflow, or bundle; null for a checkout that did not begin on this site.';
comment on column reporting.pending_payments.amount is 'What is to be paid, in the currency’s smallest unit: cents.';
comment on column reporting.pending_payments.currency is 'Three letters, small: usd.';
comment on column reporting.pending_payments.lead_id is 'leads.lead_id; null where none was handed over.';
comment on column reporting.pending_payments.name is
  'First name of the lead; null where none was handed over. Who pays stands at the provider.';
comment on column reporting.pending_payments.recommendation is 'The service that was recommended.';
comment on column reporting.pending_payments.session_id is 'The visit that was handed over.';
comment on column reporting.pending_payments.source is
  ':source_in_words Null where no visit is known.';
comment on column reporting.pending_payments.medium is 'utm_medium, likewise.';
comment on column reporting.pending_payments.campaign is 'utm_campaign, likewise.';
comment on column reporting.pending_payments.marked is
  'Whether its visit or its assessment is marked as a machine’s: whoever pays is most likely a person, see bots.';
comment on column reporting.pending_payments.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
