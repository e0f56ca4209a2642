import { checkoutLinks } from '@/content/checkout-links';
import { site } from '@/content/site';
import { sqlLiteral } from '@/db/schema/checks';

/**
 * Where this site sends visitors to book and to pay: who comes from there was here before. An address that is none is
 * refused by the build, and must not keep a command from the database.
 */
const handOffHosts = [site.calendarUrl, ...Object.values(checkoutLinks)].flatMap((link) =>
  URL.canParse(link) ? [new URL(link).hostname] : [],
);

/**
 * SQL for the site or app that led to a visit, by its `referrer`; null for none, and for whoever comes back from booking
 * or paying. Asked of every visit, and a `nullif` costs it nothing.
 */
const referringHost = (referrer: string) =>
  [...new Set(handOffHosts)].reduce(
    (host, handOff) => `nullif(${host}, ${sqlLiteral(handOff)})`,
    `substring(${referrer} from '^[a-z][a-z0-9+.-]*://([^/:]+)')`,
  );

/** Attribution: what staff are told of every source that stands beside a visit. */
export const sourceInWords =
  'utm_source, else the site or app the visitor came from, else direct (visit_origin says who): of the last visit with a campaign, of this one and those whose assessments or forms it goes on with, else of the last that a site or app led to.';

/**
 * SQL for the visit before `visit`, a row of `user_sessions`: the last one with steps of the same journey, which a form
 * keeps through a reload and a pause, else the one that made the assessment which `visit` names.
 */
const earlierVisit = `coalesce((
      select before.session_id from ai_journey_analytics as step join ai_journey_analytics as before using (journey_id)
      where step.session_id = visit.session_id and before.session_id <> step.session_id
        and before.occurred_at < visit.started_at
      order by before.occurred_at desc limit 1
    ), (select session_id from ai_assessments where id = visit.assessment_id))`;

/**
 * Going back from visit to visit, the answer is the last one with a campaign, else the last one that another site or app
 * led to, else the visit that is asked about. Ids come from browsers and might form a ring, so ten steps are enough.
 */
const oneStepMore = 'back < 10';
const answerFirst = `
    case
      when num_nonnulls(visit.utm_source, visit.utm_medium, visit.utm_campaign) > 0 then 1
      when ${referringHost('visit.referrer')} is not null then 2
      else 3
    end, back`;

/** SQL for the journeys that were in several visits; an index has all that this asks for, in the order in which it is asked. */
const sharedJourneys = `
        select journey_id from (select distinct journey_id, session_id from ai_journey_analytics) as visited
        group by journey_id having count(*) > 1`;

/**
 * SQL for the visits that say where the visitors of others, by their `asked_id`, came from. It has all that may go on from
 * another at once, which are few: they name an assessment, or have steps of a journey that another visit has steps of.
 */
const visitOrigins = `
  with recursive going_on as materialized (
    select session_id, ${earlierVisit} as earlier_id
    from user_sessions as visit where session_id in (
      select session_id from user_sessions where assessment_id is not null
      union all
      select session_id from ai_journey_analytics where journey_id in (${sharedJourneys}))
  ), way (asked_id, session_id, back) as (
    select session_id, session_id, 0 from going_on
    union all
    select asked_id, earlier_id, back + 1 from way join going_on using (session_id)
    where earlier_id is not null and ${oneStepMore}
  )
  select distinct on (asked_id) asked_id, utm_source, utm_medium, utm_campaign, referrer
  from way join user_sessions as visit using (session_id)
  order by asked_id, ${answerFirst}`;

/**
 * SQL that joins to visits, as `session`, what `originColumns` read of each: once for all of them, and without the
 * second look at the table of visits that joining `reporting.visit_origin` would take.
 */
export const withOrigins = `left join (${visitOrigins}) as origin on origin.asked_id = session.session_id`;

/**
 * SQL for where the visitor of a visit came from, nowhere without one. A visit that goes on from one with a campaign has
 * none itself.
 */
export const originColumns = `case when session.session_id is not null then coalesce(origin.utm_source, session.utm_source,
    ${referringHost('case when origin.asked_id is null then session.referrer else origin.referrer end')}, 'direct') end as source,
  coalesce(origin.utm_medium, session.utm_medium) as medium,
  coalesce(origin.utm_campaign, session.utm_campaign) as campaign`;

/**
 * SQL for the id of the visit that says so of one, `session`, a row of `user_sessions`: for the message about a lead, as
 * the site need not be able to read views.
 */
export const visitOrigin = `(
  with recursive way (session_id, back) as (
    select session.session_id, 0
    union all
    select ${earlierVisit}, back + 1
    from way join user_sessions as visit using (session_id) where ${oneStepMore}
  )
  select session_id from way join user_sessions as visit using (session_id)
  order by ${answerFirst} limit 1)`;
