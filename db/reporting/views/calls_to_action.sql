-- One row a day: sum over the days you want. Presses of links and of elements with a name, by page.
create view reporting.calls_to_action as
select clicked.day, clicked.page, element_id as element, label, target, clicks, clicked.sessions,
  coalesce(pages.views, 0) as page_views
from daily_clicks as clicked left join daily_pages as pages using (day, page)
where element_id <> '' or target <> '';

comment on view reporting.calls_to_action is
  'One row a day: sum over the days you want. Presses of links and of elements with a name, by page.';
comment on column reporting.calls_to_action.day is 'The day, UTC.';
comment on column reporting.calls_to_action.page is 'The page it was pressed on.';
comment on column reporting.calls_to_action.element is
  'Name of the call to action, the same on every page; else the element’s id; empty without.';
comment on column reporting.calls_to_action.label is 'What it says.';
comment on column reporting.calls_to_action.target is
  'Where it leads: a path of this site, or another site without query.';
comment on column reporting.calls_to_action.clicks is 'Presses.';
comment on column reporting.calls_to_action.sessions is 'Visits with a press.';
comment on column reporting.calls_to_action.page_views is
  'Views of the page that day: clicks of page_views is how well it works there.';
