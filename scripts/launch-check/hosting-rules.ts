import { privacy } from '@/content/legal/privacy';
import { leadChannelsInUse, leadChannelsOfPages } from '@/lib/leads/lead-channels';
import { isPublicAddress } from '@/lib/site-address';
import { type Finding, type LaunchValues, type Rule, sourcePlace, variablePlace } from './values';

const address: Rule = ({ environment: { SITE_URL, TRUSTED_PROXY_HOPS } }) => {
  if (!isPublicAddress(SITE_URL))
    return [
      {
        group: 'Hosting',
        severity: 'blocks',
        what: `SITE_URL is ${SITE_URL}: canonical links and cards of every page lead there.`,
        todo: 'Set it to the https address of the site, at build and at run time.',
        place: variablePlace('SITE_URL'),
      },
    ];
  if (TRUSTED_PROXY_HOPS > 0) return [];
  return [
    {
      group: 'Hosting',
      severity: 'warns',
      what: 'TRUSTED_PROXY_HOPS is 0: behind a proxy all visitors would share one limit.',
      todo: 'Set it to the number of proxies of yours, or leave it if there is none.',
      place: variablePlace('TRUSTED_PROXY_HOPS'),
    },
  ];
};

const ownDatabase: Rule = ({ environment: { DATABASE_URL } }) =>
  DATABASE_URL
    ? []
    : [
        {
          group: 'Database',
          severity: 'warns',
          what: 'DATABASE_URL is not set: the site keeps its data in the embedded database of this folder.',
          todo: 'Set it, or have cron run npm run backup once a day: docs/deploy.md has the line.',
          place: variablePlace('DATABASE_URL'),
        },
      ];

const databaseState: Rule = ({ database }) => {
  if (!database) return [];
  const base = { group: 'Database', place: variablePlace('DATABASE_URL') };
  if (!database.reached)
    return [
      {
        ...base,
        severity: 'blocks',
        what: database.why ?? 'It cannot be reached.',
        todo: database.todo ?? 'Correct it.',
      },
    ];
  const schema: Finding[] = database.isNewest
    ? []
    : [{ ...base, severity: 'blocks', what: 'Its tables are not the newest.', todo: 'npm run db:migrate' }];
  return database.isNewest ? [...sampled(database), ...pruned(database), ...summed(database)] : schema;
};

const sampled = ({ samples }: NonNullable<LaunchValues['database']>): Finding[] =>
  samples === 0
    ? []
    : [
        {
          group: 'Database',
          severity: 'blocks',
          what: `${samples.toLocaleString('en')} visits and forms in it are samples, which every report counts.`,
          todo: 'npm run demo-data -- --remove deletes them.',
          place: sourcePlace('package.json', '"demo-data"'),
        },
      ];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The site deletes once a day, as cron makes the sums too; another day is left for a site that was down. */
const LONGEST_PAUSE_MS = 2 * DAY_MS;

const isOnTime = (since: number | null) => since !== null && since < LONGEST_PAUSE_MS;

const lastTime = (since: number | null, never: string) =>
  since === null ? never : `The last time is ${Math.floor(since / DAY_MS)} days ago`;

const pruned = ({ expiredRows, sincePruned }: NonNullable<LaunchValues['database']>): Finding[] => {
  const base = { group: 'Database', place: sourcePlace('content/analytics.ts', 'retentionMonths') };
  // What reached its age since the last run is deleted by the next one.
  if (isOnTime(sincePruned)) return [];
  if (expiredRows > 0)
    return [
      {
        ...base,
        severity: 'blocks',
        what: `${expiredRows.toLocaleString('en')} rows are older than the privacy policy promises.`,
        todo: 'Run npm run maintain now, and once a day: the site does unless MAINTENANCE=off, else cron.',
      },
    ];
  return [
    {
      ...base,
      severity: 'warns',
      what: `No row is past its age, but nothing deletes what will be. ${lastTime(sincePruned, 'It never was')}.`,
      todo: 'Start the site, which does it once a day unless MAINTENANCE=off; else see that cron runs npm run maintain.',
    },
  ];
};

const summed = ({ sinceSummed }: NonNullable<LaunchValues['database']>): Finding[] =>
  isOnTime(sinceSummed)
    ? []
    : [
        {
          group: 'Database',
          severity: 'warns',
          what: `Nothing makes the sums by day, of which reports are made. ${lastTime(sinceSummed, 'They never were')}.`,
          todo: 'Start the site, which does it unless MAINTENANCE=off; else see that cron runs npm run maintain.',
          place: sourcePlace('package.json', '"maintain"'),
        },
      ];

const leads: Rule = ({ environment }) =>
  leadChannelsInUse(environment).length > 0
    ? []
    : [
        {
          group: 'Leads',
          severity: 'warns',
          what: 'Nobody is told of an assessment or an application: they wait in the database to be looked for.',
          todo: 'Set LEAD_WEBHOOK_URL or LEAD_EMAIL_SMTP_URL (docs/leads.md), or read npm run report each day.',
          place: variablePlace('LEAD_WEBHOOK_URL'),
        },
      ];

const recipients: Rule = ({ environment, operator }) =>
  operator.leadChannelsChangedOn || leadChannelsOfPages(environment).length === 0
    ? []
    : [
        {
          group: 'Leads',
          severity: 'warns',
          what: `The privacy policy names who passes leads on, and says that it last changed on ${privacy.lastChanged}.`,
          todo: 'Set leadChannelsChangedOn to the day on which they begin to, which is at its top then.',
          place: sourcePlace('content/leads.ts', 'leadChannelsChangedOn'),
        },
      ];

const returns: Rule = ({ environment: { CALENDAR_WEBHOOK_SECRET, CHECKOUT_WEBHOOK_SECRET } }) => [
  ...(CALENDAR_WEBHOOK_SECRET ? [] : [unreturned('CALENDAR_WEBHOOK_SECRET', 'booked calls')]),
  ...(CHECKOUT_WEBHOOK_SECRET ? [] : [unreturned('CHECKOUT_WEBHOOK_SECRET', 'purchases')]),
];

const unreturned = (name: string, what: string): Finding => ({
  group: 'Leads',
  severity: 'warns',
  what: `${name} is not set: no report knows of ${what}, nor of the campaign they came by.`,
  todo: 'docs/leads.md says how the provider tells of them.',
  place: variablePlace(name),
});

const runningSite: Rule = ({ running }) =>
  (running?.problems ?? []).map((problem) => ({
    group: 'Running site',
    severity: 'blocks',
    what: `${running?.address}: ${problem}`,
    todo: 'npm run check-site tells it for every page; a host or a proxy may have changed it.',
    place: sourcePlace('README.md', '## Deploy'),
  }));

/** What is decided by the environment, the database and a running site. */
export const hostingRules: readonly Rule[] = [
  address,
  ownDatabase,
  databaseState,
  leads,
  recipients,
  returns,
  runningSite,
];
