-- One row a day: sum over the days you want. Elements with a name, on every page on which they were pressed, also on days without a press, since the first day of which presses are kept.
create view reporting.calls_to_action as
with pressed as (
  select day, page, element_id as element, sum(clicks) as clicks
  from daily_clicks where element_id <> '' and day >= :presses_from group by day, page, element_id
), named as (
  select element_id as element, case when min(:label_letters) = max(:label_letters)
    then min(label collate "C") collate "default" end as label
  from (select distinct element_id, label from daily_clicks where element_id <> '') as said group by element_id
), shown as (
  select pages.day, page, placed.element, pages.views
  from (select distinct page, element from pressed) as placed join daily_pages as pages using (page)
  where pages.day >= :presses_from
)
select day, page, element, label, coalesce(clicks, 0) as clicks,
  case when element not in (:rarely_shown_calls) then coalesce(views, 0) end as page_views
from shown full join pressed using (day, page, element) join named using (element);

comment on view reporting.calls_to_action is
  'One row a day: sum over the days you want. Elements with a name, on every page on which they were pressed, also on days without a press, since the first day of which presses are kept.';
comment on column reporting.calls_to_action.day is 'The day, UTC.';
comment on column reporting.calls_to_action.page is 'A page it was pressed on, that day or another.';
comment on column reporting.calls_to_action.element is
  'Name of the call to action, the same on every page; else the element’s id.';
comment on column reporting.calls_to_action.label is
  'What it says; null where it says several things, which presses tells apart.';
comment on column reporting.calls_to_action.clicks is 'Presses that day, whatever it said.';
comment on column reporting.calls_to_action.page_views is
  'Views of the page that day, once: the sum of clicks of the sum of page_views is how well it works. Null of the buttons of an answer, of an open question and of the menu, which few views of their pages show: recommendations.contacts tells how well an answer works. Only wide windows show header-book-a-call, whose page_views are those of all.';
