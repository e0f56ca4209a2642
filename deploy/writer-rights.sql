-- All that the site needs in its database while it serves and does its daily work. To be run by the role that migrates,
-- after the first migration and after each that adds a table; docs/deploy.md says how. It may be run again at any time.
begin;

-- Where PUBLIC may no longer connect to each database.
do $$ begin execute format('grant connect on database %I to site_writer', current_database()); end $$;

-- A table's name alone: none is found in another schema.
grant usage on schema public to site_writer;

-- Leads, and what the calendar and the checkout tell. Only `npm run erase` deletes them, as the role that migrates.
grant select, insert, update on ai_assessments, career_applications, bookings, purchases, refunds to site_writer;

-- Visits, the sending of leads and the limits: added to as they come, and deleted by their age.
grant select, insert, update, delete on user_sessions, website_analytics, ai_journey_analytics, lead_deliveries,
  address_salts, write_limits to site_writer;

-- The sums by day, which are made again.
grant select, insert, delete on daily_clicks, daily_errors, daily_journeys, daily_losses, daily_pages, daily_questions,
  daily_refusals, daily_vitals to site_writer;

-- When the daily work was last done, and the secret that all instances share.
grant select, insert, update on maintenance_runs, site_secrets to site_writer;

-- What was erased is asked about before anything is stored, and forgotten by its age.
grant select, delete on erased_ids to site_writer;

-- Which rows are samples: no receiver is told of them.
grant select on sample_ids to site_writer;

-- Whether the tables are those of this version.
grant usage on schema drizzle to site_writer;
grant select on drizzle.__drizzle_migrations to site_writer;

commit;
