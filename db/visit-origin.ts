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
export const referringHost = (referrer: string) =>
  [...new Set(handOffHosts)].reduce(
    (host, handOff) => `nullif(${host}, ${sqlLiteral(handOff)})`,
    `substring(${referrer} from '^[a-z][a-z0-9+.-]*://([^/:]+)')`,
  );

/** What staff are told of every source that stands beside a visit. */
export const sourceInWords =
  'utm_source, else the site or app the visitor came from, else direct (visit_origin says who): of the last visit with a campaign, of this one and those whose assessments it goes on with, else of the last that a site or app led to.';

/**
 * SQL for the id of the visit that says where the visitor of `session`, a row of `user_sessions`, came from. A visit
 * that continues with an assessment from an earlier one names that assessment. Going back along these visits, the
 * answer is the last one with a campaign, else the last one that another site or app led to, else `session` itself. Ids
 * come from browsers and might form a ring, so ten steps are enough. The views for staff use this, and so does the
 * message about a lead; it is not a view itself, because the site need not be able to read views.
 */
export const visitOrigin = `
  case when session.assessment_id is null then session.session_id else (
    with recursive visit as (
      select session.session_id, session.assessment_id, session.referrer, 0 as back,
        num_nonnulls(session.utm_source, session.utm_medium, session.utm_campaign) > 0 as has_campaign
      union all
      select earlier.session_id, earlier.assessment_id, earlier.referrer, back + 1,
        num_nonnulls(earlier.utm_source, earlier.utm_medium, earlier.utm_campaign) > 0
      from visit join ai_assessments as lead on lead.id = visit.assessment_id
        join user_sessions as earlier on earlier.session_id = lead.session_id
      where not has_campaign and back < 10
    )
    select session_id from visit
    order by has_campaign desc, ${referringHost('referrer')} is not null desc, back limit 1
  ) end`;
