-- One row a day: sum over the days you want. Presses of links and of elements with a name, by page, label and target.
create view reporting.presses as
with spelled as (
  -- Of the same letters the label with spaces, on all days: "C" has it first. Of each control for itself, so that what
  -- somebody makes up for one renames no other.
  select element_id, target, label,
    min(label collate "C") over (partition by element_id, target, :label_letters) collate "default" as spelling
  from (select distinct element_id, target, label from daily_clicks where element_id <> '' or target <> '') as pressed
)
select day, page, element_id as element, spelling as label, target, clicks, sessions
from daily_clicks join spelled using (element_id, target, label);

comment on view reporting.presses is
  'One row a day: sum over the days you want. Presses of links and of elements with a name, by page, label and target.';
comment on column reporting.presses.day is 'The day, UTC.';
comment on column reporting.presses.page is 'The page it was pressed on.';
comment on column reporting.presses.element is
  'Name of the call to action, the same on every page; else the element’s id; empty without.';
comment on column reporting.presses.label is 'What it says.';
comment on column reporting.presses.target is
  'Where it leads: a path of this site, or another site without query.';
comment on column reporting.presses.clicks is 'Presses.';
comment on column reporting.presses.sessions is 'Visits with a press.';
