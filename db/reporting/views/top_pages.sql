-- Pages of the last 28 days, each one row.
create view reporting.top_pages as
select page, sum(views) as views, sum(sessions) as sessions, sum(entries) as entries, sum(exits) as exits,
  round(100.0 * sum(exits) / nullif(sum(views), 0), 1) as exit_percent,
  round((sum(engaged_seconds) / nullif(sum(views), 0))::numeric, 1) as seconds_per_view,
  sum(scrolls) as scrolled_views, round(sum(scroll_percents)::numeric / nullif(sum(scrolls), 0), 1) as scroll_percent
from daily_pages
where day > (now() at time zone 'UTC')::date - 28
group by page;

comment on view reporting.top_pages is
  'Pages of the last 28 days, each one row.';
comment on column reporting.top_pages.page is 'Path of the page, without query.';
comment on column reporting.top_pages.views is 'Page views.';
comment on column reporting.top_pages.sessions is
  'Visits with a view of it; one that went on past midnight (UTC) counts on each day.';
comment on column reporting.top_pages.entries is 'Visits that began with it.';
comment on column reporting.top_pages.exits is 'Visits whose last page it was: where people leave.';
comment on column reporting.top_pages.exit_percent is 'Exits of 100 views.';
comment on column reporting.top_pages.seconds_per_view is 'Seconds it was visible, a view.';
comment on column reporting.top_pages.scrolled_views is
  'Views in which it was scrolled; one that was scrolled on both sides of midnight (UTC) counts twice.';
comment on column reporting.top_pages.scroll_percent is
  'How far down those views came, on average, 0 to 100. A view that was not scrolled is not in it.';
