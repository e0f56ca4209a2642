import { retentionMonths } from '@/content/analytics';
import { visitsFrom } from './views';

/** A part of the report: a query on the views, for the days from `$1` to `$2` and the campaign `$3`. */
export type ReportSection = {
  id: string;
  title: string;
  about: string;
  sql: string;
  /** Which column is drawn as a bar, and which ones label it; several labels are joined in this order. */
  bars?: { of: string[]; value: string };
  /** Whether its figures are known by campaign; if not, a campaign's report leaves it out. */
  byCampaign: boolean;
  /** How many rows a person would still read; of the rest, only the number is given. */
  most: number;
  /** What is said when there are no rows; by default, that there was nothing in these days. */
  none?: string;
  /** Whether the whole part, including its heading, is left out when there are no rows. */
  onlyWhereAny?: boolean;
};

const inPeriod = (column: string) =>
  `${column} >= coalesce($1::text::date, '-infinity') and ${column} < coalesce($2::text::date + 1, 'infinity')`;

const ofCampaign = '($3::text is null or campaign = $3)';

const inPeriodOfCampaign = (column: string) => `${inPeriod(column)} and ${ofCampaign}`;

const visitMark = `case when marked then 'as a machine’s' end as "Marked"`;

const minutes = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI')`;

/** Of what is deleted by its age: of older days nothing is known, which is not that there was nothing. */
const keptFor = `kept for ${retentionMonths.visits} months`;

const nothingKept = (kept: string) => `Nothing in these days; ${kept} are ${keptFor}.`;

/** How many of the provider's units make one, where that is not a hundred: by the provider's own list, not the standard. */
const smallestUnits = [
  { of: 1, currencies: 'bif,clp,djf,gnf,jpy,kmf,krw,mga,pyg,rwf,vnd,vuv,xaf,xof,xpf' },
  { of: 1000, currencies: 'bhd,jod,kwd,omr,tnd' },
];

const wholeUnits = (amount: string) => {
  const cases = smallestUnits.map(
    ({ of, currencies }) => `when currency = any(string_to_array('${currencies}', ',')) then ${of}.0`,
  );
  return `(${amount} / case ${cases.join(' ')} else 100.0 end)`;
};

/** In the order in which staff ask: who wrote, then what led there, then what went wrong. */
export const reportSections: ReportSection[] = [
  {
    id: 'leads',
    title: 'Leads',
    about:
      'Finished assessments, the newest first; marked: in visits that look like a machine’s, nobody was told of them.',
    byCampaign: true,
    most: 50,
    sql: `select ${minutes('pressed_at')} as "When", name as "Name", text as "Wrote",
        coalesce(recommendation, 'asked back') as "Recommended", coalesce(campaign, source) as "From",
        case when refunded_at is null and purchased_at is not null then 'bought'
          when lead_id in (select lead_id from reporting.pending_payments) then 'is paying by bank'
          when call_at is not null then 'booked a call' when refunded_at is not null then 'refunded'
          when canceled_at is not null then case canceled_by when 'host' then 'we canceled the call' else 'canceled the call' end
          when booked_at is not null then 'booked a call' when checkout_at is not null then 'went to pay' when calendar_at is not null then 'opened the calendar'
          when contacted_at is not null then 'went to contact' when demo_at is not null then 'saw the demo' end as "Then",
        ${visitMark}
      from reporting.leads where ${inPeriodOfCampaign('pressed_at')} order by pressed_at desc`,
  },
  {
    id: 'upcoming',
    title: 'Calls to come',
    about:
      'Calls that stand and begin today or later, whatever days are asked for, the next first; the calendar says in your own time when, here it is UTC. Who has no name here has one in the calendar.',
    byCampaign: true,
    most: 50,
    none: 'No call begins today or later.',
    sql: `select ${minutes('starts_at')} as "Begins", name as "Name", recommendation as "Recommended",
        coalesce(campaign, source) as "From", lead_id::text as "Lead"
      from reporting.bookings where stands and starts_at >= current_date and ${ofCampaign} order by starts_at, booking_id`,
  },
  {
    id: 'bookings',
    title: 'Calls booked',
    about: 'Booked in these days, the newest first; one that was moved is told once, by its first booking.',
    byCampaign: true,
    most: 50,
    sql: `select ${minutes('booked_at')} as "When", ${minutes('starts_at')} as "Begins", name as "Name",
        coalesce(campaign, source) as "From",
        case when canceled_by = 'host' then 'we canceled it' when not stands then 'canceled it' end as "Then",
        ${visitMark}
      from reporting.bookings where ${inPeriodOfCampaign('booked_at')} order by booked_at desc, booking_id`,
  },
  {
    id: 'applications',
    title: 'Applications',
    about:
      'Careers applications, the newest first; marked: in visits that look like a machine’s, nobody was told of them.',
    byCampaign: true,
    most: 50,
    sql: `select ${minutes('arrived_at')} as "When", first_name || ' ' || last_name as "Name",
        concat_ws(', ', email, phone) as "Contact", position as "Position", about_yourself as "Wrote", coalesce(campaign, source) as "From",
        ${visitMark}
      from reporting.applications where ${inPeriodOfCampaign('arrived_at')} order by arrived_at desc`,
  },
  {
    id: 'bots',
    title: 'Marked as machines',
    about:
      'Assessments and applications that no figure here counts, but for their calls and purchases, the newest first. Some may be a person’s, who is owed an answer: whoever booked or bought most likely is one.',
    byCampaign: false,
    most: 10,
    onlyWhereAny: true,
    sql: `select ${minutes('at')} as "When", kind as "Kind", name as "Name", nullif(concat_ws(', ', email, phone), '') as "Contact",
        text as "Wrote", array_to_string(reasons, ', ') as "Reasons",
        case when purchased_at is not null then 'bought' when booked_at is not null then 'booked a call' end as "Then"
      from reporting.bots where kind <> 'visit' and ${inPeriod('at')} order by at desc, id`,
  },
  {
    id: 'funnel',
    title: 'From visit to purchase, by the day of the visit',
    about: `What became of the visits that began in these days, on whatever day it came; visits are ${keptFor}. What no visit is known of is not here, nor are assessments of visits that are marked as a machine’s, so the sums above, each by its own day, are others.`,
    none: nothingKept('visits'),
    byCampaign: true,
    most: 10,
    bars: { of: ['Step'], value: 'How many' },
    sql: `select step as "Step", many as "How many" from (
        select sum(sessions)::float8, sum(assessments)::float8, sum(recommendations)::float8, sum(bookings)::float8,
          sum(purchases)::float8
        from reporting.funnel where ${inPeriodOfCampaign('day')}) as total (a, b, c, d, e),
      lateral (values (1, 'Visits', a), (2, 'Assessments', b), (3, 'Recommendations', c), (4, 'Calls that stand', d),
        (5, 'Purchases', e)) as one (place, step, many)
      where many is not null order by place`,
  },
  {
    id: 'purchases',
    title: 'Purchases',
    about:
      'Paid in these days, less what was given back; marked: by visitors that look like machines. What a bank has still to pay, and test purchases, are left out.',
    byCampaign: true,
    most: 30,
    sql: `select coalesce(item, 'not from this site') as "Item", count(*)::int as "Purchases",
        ${wholeUnits('sum(kept)')}::float8 as "Kept", upper(currency) as "Currency",
        count(*) filter (where marked)::int as "Marked"
      from reporting.purchases where ${inPeriodOfCampaign('purchased_at')} group by item, currency order by 2 desc, 1`,
  },
  {
    id: 'pending-payments',
    title: 'Payments on their way',
    about:
      'Checkouts completed by bank whose money is not there yet, whatever days are asked for, the longest wait first. Who pays, and what it waits for, the payment provider says of the id. What is paid goes to the purchases, on the day of the payment; what fails goes from here.',
    byCampaign: true,
    most: 50,
    onlyWhereAny: true,
    sql: `select ${minutes('pending_since')} as "Since", days as "Days", name as "Name",
        coalesce(item, 'not from this site') as "Item", ${wholeUnits('amount')}::float8 as "Amount",
        upper(currency) as "Currency", coalesce(campaign, source) as "From",
        coalesce(payment_id, purchase_id) as "Payment", ${visitMark}
      from reporting.pending_payments where ${ofCampaign} order by pending_since, purchase_id`,
  },
  {
    id: 'taken-back',
    title: 'Given back and canceled',
    about:
      'Refunds and cancellations of these days, the newest first, whenever it was bought or booked. What is of an earlier day stands as kept, or as a call, in a report that was made before; what was given back in parts stands by the day of the last part, with all of them.',
    byCampaign: true,
    most: 30,
    onlyWhereAny: true,
    sql: `select ${minutes('at')} as "When", name as "Name", what as "What", become as "Then",
        given_back::float8 as "Given back", currency as "Currency", ${minutes('since')} as "Bought or booked",
        coalesce(campaign, source) as "From"
      from (
        select purchase_id as id, refunded_at as at, name, coalesce(item, 'not from this site') as what,
          case when kept > 0 then 'given back in part' else 'given back' end as become,
          ${wholeUnits('refunded')} as given_back, upper(currency) as currency, purchased_at as since, source, campaign
        from reporting.purchases where refunded > 0
        union all
        select booking_id, canceled_at, name, 'call',
          case canceled_by when 'host' then 'we canceled it' else 'canceled it' end, null, null, booked_at, source, campaign
        from reporting.bookings where not stands
      ) as undone
      where ${inPeriodOfCampaign('at')} order by at desc, id`,
  },
  {
    id: 'questions',
    title: 'Where assessments are left',
    about:
      'How many answered each question, of those that began; left here: ended before it, with every one before it answered.',
    byCampaign: false,
    most: 20,
    bars: { of: ['Assessment', 'Question'], value: 'Answered' },
    sql: `select assessment as "Assessment", question::int as "Question", sum(started)::int as "Began",
        sum(answered)::int as "Answered", sum(left_here)::int as "Left here"
      from reporting.questions where ${inPeriod('day')} group by 1, 2 order by 1, 2`,
  },
  {
    id: 'sources',
    title: 'Sources and campaigns, by the day of the visit',
    about: `Where the visits that began in these days came from, and what came of them, on whatever day it came: of calls those that stand. Visits are ${keptFor}.`,
    none: nothingKept('visits'),
    byCampaign: true,
    most: 25,
    bars: { of: ['Source', 'Campaign'], value: 'Visits' },
    // Under each other and not joined: a campaign may have a purchase of a marked visit and no visit that is counted.
    sql: `select source as "Source", campaign as "Campaign", sum(sessions)::int as "Visits",
        sum(assessments)::int as "Assessments", sum(recommendations)::int as "Recommended",
        sum(bookings)::int as "Calls", sum(purchases)::int as "Purchases", sum(applications)::int as "Applications"
      from (
        select source, campaign, sessions, assessments, recommendations, bookings, purchases, 0 as applications
        from reporting.funnel where ${inPeriodOfCampaign('day')}
        union all
        select source, campaign, 0, 0, 0, 0, 0, applications
        from reporting.sources where ${inPeriodOfCampaign('day')}
      ) as visit group by 1, 2 order by 3 desc, 1, 2`,
  },
  {
    id: 'money',
    title: 'Money by campaign, by the day of the visit',
    about: `What the visits that began in these days have paid, on whatever day they did, less what was given back: a row for each currency, as no two can be added up. Visits are ${keptFor}.`,
    byCampaign: true,
    most: 25,
    onlyWhereAny: true,
    sql: `select source as "Source", campaign as "Campaign", count(*)::int as "Purchases",
        ${wholeUnits('sum(kept)')}::float8 as "Kept", upper(currency) as "Currency"
      from reporting.purchases where ${inPeriodOfCampaign('visit_day')}
      group by source, campaign, currency order by source, campaign, count(*) desc, currency`,
  },
  {
    id: 'calls',
    title: 'Calls to action',
    about: `Presses, and of how many views of the pages they stand on, on days without a press too; few views show the buttons of an answer, an open question or the menu, so these have no share: Recommendations tells what an answer led to. Of all views only those in wide windows show header-book-a-call. Presses are ${keptFor}.`,
    none: nothingKept('presses'),
    byCampaign: false,
    most: 25,
    bars: { of: ['Element'], value: 'Presses' },
    sql: `select element as "Element", max(label) as "Says", sum(clicks)::int as "Presses",
        round(100.0 * sum(clicks) / nullif(sum(page_views), 0), 1)::float8 as "Of 100 views"
      from reporting.calls_to_action where ${inPeriod('day')} group by element having sum(clicks) > 0 order by 3 desc, 1`,
  },
  {
    id: 'recommendations',
    title: 'Recommendations',
    about: 'What was recommended, and who went on from it.',
    byCampaign: false,
    most: 30,
    bars: { of: ['Service'], value: 'Times' },
    sql: `select service as "Service", sum(recommendations)::int as "Times", sum(contacts)::int as "To contact",
        sum(demos)::int as "To the demo"
      from reporting.recommendations where ${inPeriod('day')} group by 1 order by 2 desc, 1`,
  },
  {
    id: 'rules',
    title: 'Rules',
    about: 'How often each rule decided; a default is what is left when none matches.',
    byCampaign: false,
    most: 40,
    sql: `select rule as "Rule", case when is_default then 'default' end as "Kind", sum(recommendations)::int as "Times"
      from reporting.rules where ${inPeriod('day')} group by 1, 2 order by 3 desc, 1`,
  },
  {
    id: 'not-understood',
    title: 'Not understood',
    about: 'Word for word what visitors wrote and no rule understood.',
    byCampaign: true,
    most: 50,
    sql: `select ${minutes('one.pressed_at')} as "When", one.text as "Wrote", asked_back as "Asked back"
      from reporting.not_understood as one left join reporting.visit_origin using (session_id)
      where ${inPeriodOfCampaign('one.pressed_at')} order by one.pressed_at desc`,
  },
  {
    id: 'pages',
    title: 'Pages',
    about: 'Views, seconds in sight, how far down, and where visits end.',
    byCampaign: false,
    most: 30,
    bars: { of: ['Page'], value: 'Views' },
    sql: `select page as "Page", sum(views)::int as "Views",
        round((sum(engaged_seconds) / nullif(sum(views), 0))::numeric, 1)::float8 as "Seconds",
        round(sum(scroll_percent * scrolled_views) / nullif(sum(scrolled_views), 0))::float8 as "Down, %",
        sum(exits)::int as "Ends"
      from reporting.pages where ${inPeriod('day')} group by 1 order by 2 desc, 1`,
  },
  {
    id: 'vitals',
    title: 'Speed',
    about:
      'What three of four views keep below, of the last 28 days whatever days are asked for: ms, CLS without unit.',
    byCampaign: false,
    most: 40,
    sql: `select page as "Page", device as "Device",
        max(p75) filter (where vital = 'LCP')::float8 as "LCP", max(p75) filter (where vital = 'INP')::float8 as "INP",
        max(p75) filter (where vital = 'CLS')::float8 as "CLS", max(samples)::int as "Measured"
      from reporting.vitals group by 1, 2 order by max(samples) desc, 1, 2`,
  },
  {
    id: 'errors',
    title: 'Errors in browsers',
    about: `The same failure on all pages together; ${keptFor}.`,
    none: nothingKept('errors'),
    byCampaign: false,
    most: 25,
    sql: `select min(message) as "Message", count(distinct page)::int as "Pages", sum(occurrences)::int as "Times",
        ${minutes('max(last_at)')} as "Last"
      from reporting.errors where ${inPeriod('day')} group by fingerprint order by 3 desc, 1`,
  },
  {
    id: 'lost',
    title: 'Events lost',
    about: 'What browsers numbered and never arrived, of visits whose end was heard.',
    byCampaign: false,
    most: 1,
    sql: `select sum(sent)::float8 as "Sent", sum(lost)::float8 as "Lost",
        round(100.0 * sum(lost) / nullif(sum(sent), 0), 2)::float8 as "Of 100"
      from reporting.events_lost where ${inPeriod('day')} having sum(sent) is not null`,
  },
];

/**
 * What happened on each day, each figure by the day of its own event; days on which nothing happened are left out. Views
 * are counted by campaign with their visits alone, by the day on which the visit began. Leads and applications are those
 * of the parts that list them, of marked visits too (decision 0215), which the funnel, as a share of visits, leaves out.
 */
export const reportDaysSql = `
  with visits as (
    select day, sum(sessions)::int as visits, sum(page_views)::int as views from reporting.sources
    where ${inPeriodOfCampaign('day')} group by day
  ), viewed as (
    select day, sum(views)::int as views from reporting.pages where ${inPeriod('day')} and $3::text is null group by day
    union all
    select day, views from visits where $3::text is not null
  ), leads as (
    select pressed_at::date as day, count(*)::int as leads from reporting.leads where ${inPeriodOfCampaign('pressed_at')} group by 1
  ), applied as (
    select arrived_at::date as day, count(*)::int as applications from reporting.applications
    where ${inPeriodOfCampaign('arrived_at')} group by 1
  ), booked as (
    select booked_at::date as day, count(*)::int as calls from reporting.bookings where ${inPeriodOfCampaign('booked_at')} group by 1
  ), bought as (
    select purchased_at::date as day, count(*)::int as purchases from reporting.purchases
    where ${inPeriodOfCampaign('purchased_at')} group by 1
  )
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(visits, 0) as visits, coalesce(viewed.views, 0) as views, coalesce(leads, 0) as leads,
    coalesce(applications, 0) as applications, coalesce(calls, 0) as calls, coalesce(purchases, 0) as purchases
  from visits full join viewed using (day) full join leads using (day) full join applied using (day)
    full join booked using (day) full join bought using (day)
  order by 1`;

/** Leads, and corrections of them, that nobody has been told about yet, by channel, those that still wait first, whatever days are asked for. */
export const reportDeliveriesSql = `
  select channel, state, deliveries::int as leads, last_failure as failure
  from reporting.deliveries where state in ('waiting', 'dead') order by channel, state desc`;

/** Which campaigns the visits of these days name, those with most visits first: as many as a person would look through. */
export const reportCampaignsSql = `
  select campaign from reporting.sources where campaign is not null and ${inPeriod('day')}
  group by campaign order by sum(sessions) desc, campaign limit 10`;

/** The first day of which all visits are kept, and with them of what campaign everything else is. */
export const reportVisitsFromSql = `select to_char(${visitsFrom}, 'YYYY-MM-DD') as day`;

/** Until when the sums by day are complete, as a minute in UTC. */
export const reportSumsUntilSql = `
  select to_char(max(seen_until), 'YYYY-MM-DD HH24:MI') as until from reporting.freshness where name = 'rollups'`;

/** How many samples are among what is counted and shown; marked visits are neither. */
export const reportSamplesSql = `
  select sum(samples)::int as samples from (
    select count(*) as samples from reporting.sessions where is_sample and ${inPeriodOfCampaign('started_at')}
    union all
    select count(*) from reporting.leads where is_sample and ${inPeriodOfCampaign('pressed_at')}
    union all
    select count(*) from reporting.applications where is_sample and ${inPeriodOfCampaign('arrived_at')}
    union all
    select count(*) from reporting.bots where is_sample and kind <> 'visit' and $3::text is null and ${inPeriod('at')}
  ) as counted`;
