-- Careers applications, one row each, with where the applicant came from.
create view reporting.applications as
select application.id as application_id, application.created_at as arrived_at, corrected_at, first_name, last_name, lower(email) as email,
  phone_number as phone, position, experiences, about_yourself, application.session_id,
  :origin_columns, session.suspected_bot is true as marked,
  application.id in (select id from sample_ids) as is_sample
from career_applications as application left join user_sessions as session on session.session_id = application.session_id
  :with_origins
where not application.suspected_bot;

comment on view reporting.applications is
  'Careers applications, one row each, with where the applicant came from.';
comment on column reporting.applications.application_id is 'Its id.';
comment on column reporting.applications.arrived_at is 'When it arrived. Use this one.';
comment on column reporting.applications.corrected_at is
  'When the applicant last sent it with other words: they stand here, those of before nowhere. Null where all is as first sent.';
comment on column reporting.applications.first_name is 'As typed.';
comment on column reporting.applications.last_name is 'As typed.';
comment on column reporting.applications.email is 'In lower case: compare with lower case.';
comment on column reporting.applications.phone is 'As typed.';
comment on column reporting.applications.position is 'The position applied for.';
comment on column reporting.applications.experiences is
  'Earlier work: a list of {company, position, duration, description}.';
comment on column reporting.applications.about_yourself is 'The free text, as typed.';
comment on column reporting.applications.session_id is
  'The visit; null without JavaScript or with Global Privacy Control.';
comment on column reporting.applications.source is
  ':source_in_words Null without a visit, and once it is deleted, after :visits_kept.';
comment on column reporting.applications.medium is 'utm_medium, likewise.';
comment on column reporting.applications.campaign is 'utm_campaign, likewise.';
comment on column reporting.applications.marked is
  'Whether its visit is marked as a machine’s: nobody was told of it. Look before you discard.';
comment on column reporting.applications.is_sample is
  'Whether npm run demo-data made it: nobody’s, to try reports with.';
