-- Web vitals of the last 28 days by page and device: the value that three of four views keep below.
create view reporting.vitals as
with bucket as (
  select page, device_type as device, vital, bucket, sum(samples) as samples from daily_vitals
  where day > (now() at time zone 'UTC')::date - 28
  group by 1, 2, 3, 4
), ranked as (
  select *, sum(samples) over (partition by page, device, vital order by bucket) as up_to,
    sum(samples) over (partition by page, device, vital) as total
  from bucket
)
select page, device, vital, max(total) as samples,
  round((power(1.05, min(bucket)) / case vital when 'CLS' then 1000 else 1 end)::numeric, case vital when 'CLS' then 3 else 0 end) as p75
from ranked
where up_to >= total * 0.75
group by page, device, vital;

comment on view reporting.vitals is
  'Web vitals of the last 28 days by page and device: the value that three of four views keep below.';
comment on column reporting.vitals.page is 'Path of the page.';
comment on column reporting.vitals.device is 'mobile, tablet or desktop.';
comment on column reporting.vitals.vital is 'CLS, FCP, INP, LCP or TTFB.';
comment on column reporting.vitals.samples is 'Views of the page that were measured.';
comment on column reporting.vitals.p75 is
  'Milliseconds, CLS without unit; within 2.5 %. Good: LCP 2500, INP 200, CLS 0.1, FCP 1800, TTFB 800.';
