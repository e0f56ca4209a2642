-- Where the visitor of each visit came from, one row each: what the last one with a campaign tells, of this visit and those whose assessments or forms it goes on with, else the last that a site or app led to.
create view reporting.visit_origin as
select session.session_id,
  :origin_columns
from user_sessions as session :with_origins;

comment on view reporting.visit_origin is
  'Where the visitor of each visit came from, one row each: what the last one with a campaign tells, of this visit and those whose assessments or forms it goes on with, else the last that a site or app led to.';
comment on column reporting.visit_origin.session_id is 'The visit; suspected bots have a row too.';
comment on column reporting.visit_origin.source is
  'utm_source, else the site or app the visitor came from, else direct: nobody says where from, also where a page of this site opened the visit, in another tab or by a whole load, where it goes on after half an hour without activity, and where it comes back from the calendar or a payment page (decision 0253). Whoever goes on with a form, after a reload or a pause, comes from where the visit did that began it (decision 0264).';
comment on column reporting.visit_origin.medium is 'utm_medium of the address that visit began with.';
comment on column reporting.visit_origin.campaign is 'utm_campaign of the address that visit began with.';
