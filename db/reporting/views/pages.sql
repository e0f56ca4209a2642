-- One row a day: sum over the days you want. Pages: views, engaged time, scroll, where visits begin and end.
create view reporting.pages as
select day, page, views, sessions, entries, exits, engaged_seconds,
  round((engaged_seconds / nullif(views, 0))::numeric, 1) as seconds_per_view,
  scrolls as scrolled_views, round(scroll_percents::numeric / nullif(scrolls, 0), 1) as scroll_percent
from daily_pages;

comment on view reporting.pages is
  'One row a day: sum over the days you want. Pages: views, engaged time, scroll, where visits begin and end.';
comment on column reporting.pages.day is 'The day, UTC.';
comment on column reporting.pages.page is 'Path of the page, without query.';
comment on column reporting.pages.views is 'Page views.';
comment on column reporting.pages.sessions is 'Visits with a view of it.';
comment on column reporting.pages.entries is 'Visits that began with it.';
comment on column reporting.pages.exits is 'Visits whose last page it was: where people leave.';
comment on column reporting.pages.engaged_seconds is 'Seconds it was visible, together.';
comment on column reporting.pages.seconds_per_view is 'Seconds it was visible, a view.';
comment on column reporting.pages.scrolled_views is 'Views in which it was scrolled.';
comment on column reporting.pages.scroll_percent is
  'How far down those views came, on average, 0 to 100. A view that was not scrolled is not in it.';
