-- One row a day: sum over the days you want. Workflows: looked at, and gone on to pay for.
create view reporting.workflows as
with looked as (
  select day, substring(page from '^/workflows/([a-z0-9-]+)$') as workflow, sum(views) as views, sum(sessions) as sessions
  from daily_pages where page like '/workflows/%' group by 1, 2
), pressed as (
  select day, substring(element_id from ':checkout([a-z0-9-]+)$') as workflow, sum(clicks) as checkouts
  from daily_clicks where element_id like '%:checkout%' group by 1, 2
), bought as (
  select (purchased_at at time zone 'UTC')::date as day, item as workflow, count(*) as purchases
  from reporting.purchases group by 1, 2
)
select day, workflow, coalesce(views, 0) as views, coalesce(sessions, 0) as sessions,
  case when day >= :presses_from then coalesce(checkouts, 0) end as checkouts,
  coalesce(purchases, 0) as purchases
from looked full join pressed using (day, workflow) full join bought using (day, workflow)
where workflow is not null;

comment on view reporting.workflows is
  'One row a day: sum over the days you want. Workflows: looked at, and gone on to pay for.';
comment on column reporting.workflows.day is 'The day, UTC.';
comment on column reporting.workflows.workflow is 'Its slug, the last part of its address /workflows/…; bundle for all of them.';
comment on column reporting.workflows.views is 'Views of its page.';
comment on column reporting.workflows.sessions is 'Visits with a view of its page.';
comment on column reporting.workflows.checkouts is 'Presses that led to its payment page; null before the first day of which presses are kept.';
comment on column reporting.workflows.purchases is 'Paid purchases, by the day of the payment; those of marked visits too.';
