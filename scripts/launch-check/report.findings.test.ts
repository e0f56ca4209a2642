import { describe, expect, it, test } from 'vitest';
import type { ClaimRow } from '@/content/claims/claim';
import { parseEnvironment } from '@/lib/env';
import { blocksLine } from '../site/environment';
import { countBlocks, launchFindings, locateFindings, reportLines, summaryLine } from './report';
import { type LaunchValues, launchValues } from './values';

const environmentOf = (variables: Record<string, string>) => parseEnvironment(variables);
const publicEnvironment = environmentOf({
  SITE_URL: 'https://northwind.io',
  DATABASE_URL: 'postgres://site@db.northwind.io/site',
  TRUSTED_PROXY_HOPS: '1',
  LEAD_WEBHOOK_URL: 'https://hooks.slack.com/services/northwind',
  CALENDAR_WEBHOOK_SECRET: 'a'.repeat(32),
  CHECKOUT_WEBHOOK_SECRET: 'b'.repeat(32),
});
const present = launchValues(publicEnvironment);

const proven: ClaimRow = {
  group: 'C05',
  text: '85% resolved',
  pages: ['/services/ai-agents'],
  severity: 'high',
  proof: 'Ticket data.',
  status: 'substantiated',
  evidence: { what: 'tickets of nine clients', period: 'in 2026', published: 'https://northwind.io/data' },
};
const bareClaim: ClaimRow = { ...proven, status: undefined, evidence: undefined };

/** A site that has done everything. */
const clean: LaunchValues = {
  ...present,
  today: '2026-11-20',
  operator: {
    name: 'Northwind AI',
    socials: [
      { name: 'Instagram', url: 'https://instagram.com/northwind' },
      { name: 'YouTube', url: 'https://youtube.com/northwind' },
    ],
    calendarUrl: 'https://cal.com/northwind',
    operator: { legalName: 'Northwind LLC', place: 'Lansing', people: [{ name: 'Robin', role: 'builds' }] },
    legalContact: { email: 'legal@northwind.io' },
    security: null,
    accessibilityContact: null,
    sceneUrl: null,
    hiring: {
      position: 'Sales representative',
      replyWithin: '3-5 business days',
      employmentType: 'CONTRACTOR',
      countries: ['United States'],
      postedOn: '2026-11-01',
      closesOn: '2027-01-01',
    },
    checkoutLinks: { bundle: 'https://pay.northwind.io/bundle' },
    workflowDelivery: 'By email, at once',
    servicePricesFrom: { 'ai-agents': 900 },
    workflowPrices: { bundle: 300 },
    leadChannelsChangedOn: '2026-11-20',
  },
  testimonials: [
    { name: 'Kim', industry: 'Roofing', content: 'It calls back.', service: 'ai-agents', sample: false },
  ],
  claims: { 'agents-resolution': proven },
  conflicts: [],
  conditions: Object.fromEntries(
    Object.entries(present.conditions).map(([id, entry]) => [id, { ...entry, status: 'confirmed' }]),
  ),
  promises: {},
  statistics: [{ checkedLive: '2026-11-20', read: 'first-hand' }],
};

const found = (changes: Partial<LaunchValues>) => launchFindings({ ...clean, ...changes });
const values = (changes: Partial<LaunchValues['operator']>) => ({
  operator: { ...clean.operator, ...changes },
});
const entity = (changes: Partial<LaunchValues['operator']['operator']>) =>
  values({ operator: { ...clean.operator.operator, ...changes } });
const claimed = (changes: Partial<ClaimRow>) => ({ claims: { x: { ...bareClaim, ...changes } as ClaimRow } });
const reachable = {
  reached: true,
  isNewest: true,
  expiredRows: 0,
  sincePruned: null,
  sinceSummed: 0,
  samples: 0,
};

/** Addresses that are there once an operator sets them. */
const accessibilityContact = { email: 'access@example.com' } as const;
const security = { contact: 'mailto:security@example.com', expires: '2027-11-20' } as const;

const lasting = { contact: 'mailto:security@northwind.io', expires: '2027-01-01' } as const;

const HOUR_MS = 60 * 60 * 1000;
const sampled = clean.testimonials.map((one) => ({ ...one, sample: true }));
const draft = {
  title: '99.9% uptime',
  what: 'a',
  from: 'b',
  measured: 'c',
  remedy: 'd',
  status: 'draft',
} as const;
const promise = { sentence: 'It always holds.', page: '/contact', status: 'owner to confirm' } as const;

test('a site that has done everything has nothing left', () => {
  expect(launchFindings(clean)).toEqual([]);
  expect(summaryLine([])).toBe('0 points block a public site, 0 more to look at.');
});

describe('one thing left is found alone', () => {
  it.each<[what: string, severity: 'blocks' | 'warns', changes: Partial<LaunchValues>]>([
    ['The product is called', 'warns', values({ name: 'Transcend AI' })],
    ['No legal entity', 'blocks', entity({ legalName: null })],
    ['No place of business', 'blocks', entity({ place: null })],
    ['Nobody is named', 'warns', entity({ people: [] })],
    ['calendarUrl is an example', 'blocks', values({ calendarUrl: 'https://example.com/calendar' })],
    ['legalContact.email is an example', 'blocks', values({ legalContact: { email: 'a@example.com' } })],
    ['accessibilityContact.email is an example', 'blocks', values({ accessibilityContact })],
    ['security.contact is an example', 'blocks', values({ security })],
    [
      'security.contact is an example',
      'blocks',
      values({ security: { ...security, contact: 'https://example.com/security' } }),
    ],
    ['sceneUrl is an example', 'blocks', values({ sceneUrl: 'https://example.com/s.splinecode' })],
    ['without an open license', 'warns', values({ sceneUrl: 'https://prod.spline.design/s.splinecode' })],
    [
      'without an open license',
      'warns',
      { environment: { ...publicEnvironment, NEXT_PUBLIC_SPLINE_SCENE_URL: 'https://northwind.io/s' } },
    ],
    ['checkoutLinks.bundle is', 'blocks', values({ checkoutLinks: { bundle: 'https://example.com/b' } })],
    ['1 of 1 prices', 'warns', values({ workflowPrices: { bundle: null } })],
    ['a bought workflow reaches', 'warns', values({ workflowDelivery: null })],
    ['no employmentType', 'warns', values({ hiring: { ...clean.operator.hiring, employmentType: null } })],
    ['no countries', 'warns', values({ hiring: { ...clean.operator.hiring, countries: [] } })],
    ['closed on 2027-01-01', 'blocks', { today: '2027-01-02' }],
    [
      'security.txt expires on 2027-01-01',
      'warns',
      { ...values({ security: lasting }), today: '2026-12-20' },
    ],
    [
      'security.txt expires on 2026-11-19',
      'blocks',
      values({ security: { ...lasting, expires: '2026-11-19' } }),
    ],
    [
      'AI Agents costs from $1,500.50, and the assessment names it for a budget of $200–1,500.',
      'warns',
      values({ servicePricesFrom: { 'ai-agents': 1500.5 } }),
    ],
    ['1 of 1 testimonials', 'warns', { testimonials: sampled }],
    ['0 of 1 statistics looked up live; 1', 'warns', { statistics: [{ read: 'second-hand' }] }],
    ['x: "85% resolved"', 'blocks', claimed({})],
    ['x: "85% resolved"', 'warns', claimed({ severity: 'medium' })],
    ['x: "85% resolved"', 'warns', claimed({ severity: 'low', status: 'unsubstantiated' })],
    [
      'x: "A guarantee with refund" has no',
      'blocks',
      { claims: { x: { ...proven, text: 'A guarantee with refund' } } },
    ],
    [
      'x: "9-day ROI guarantee" has no',
      'blocks',
      { claims: { x: { ...proven, text: '9-day ROI guarantee' } } },
    ],
    ['conditions of "99.9% uptime" are a draft', 'blocks', { conditions: { uptime: draft } }],
    ['/contact: "It always', 'blocks', { promises: { x: promise } }],
    ['uptime and /about: Both.', 'blocks', { conflicts: [{ between: ['uptime', '/about'], why: 'Both.' }] }],
    [
      'SITE_URL is http:',
      'blocks',
      { environment: { ...publicEnvironment, SITE_URL: 'http://localhost:3000' } },
    ],
    ['TRUSTED_PROXY_HOPS is 0', 'warns', { environment: { ...publicEnvironment, TRUSTED_PROXY_HOPS: 0 } }],
    ['DATABASE_URL is not', 'warns', { environment: { ...publicEnvironment, DATABASE_URL: undefined } }],
    ['Nobody is told', 'warns', { environment: { ...publicEnvironment, LEAD_WEBHOOK_URL: undefined } }],
    [
      'names who passes leads on, and says that it last changed',
      'warns',
      values({ leadChannelsChangedOn: null }),
    ],
    [
      'no report knows of booked calls',
      'warns',
      { environment: { ...publicEnvironment, CALENDAR_WEBHOOK_SECRET: undefined } },
    ],
    [
      'no report knows of purchases',
      'warns',
      { environment: { ...publicEnvironment, CHECKOUT_WEBHOOK_SECRET: undefined } },
    ],
    ['nothing listens', 'blocks', { database: { ...reachable, reached: false, why: 'nothing listens' } }],
    ['7,000 rows are older', 'blocks', { database: { ...reachable, expiredRows: 7000 } }],
    [
      '40 visits and forms in it are samples',
      'blocks',
      { database: { ...reachable, sincePruned: 0, samples: 40 } },
    ],
    ['It never was', 'warns', { database: reachable }],
    ['is 3 days ago', 'warns', { database: { ...reachable, sincePruned: 72 * HOUR_MS } }],
    ['They never were', 'warns', { database: { ...reachable, sincePruned: 0, sinceSummed: null } }],
    [
      'sums by day, of which reports are made. The last time is 2 days ago',
      'warns',
      { database: { ...reachable, sincePruned: 0, sinceSummed: 49 * HOUR_MS } },
    ],
    ['it is shut', 'blocks', { running: { address: 'https://northwind.io', problems: ['it is shut.'] } }],
  ])('%s: %s', (what, severity, changes) => {
    expect(found(changes)).toEqual([
      expect.objectContaining({ severity, what: expect.stringContaining(what) }),
    ]);
  });

  it('nothing on the last day of a position, or of a security.txt with weeks to go', () => {
    expect(found({ today: '2027-01-01' })).toEqual([]);
    expect(found({ ...values({ security: lasting }), today: '2026-12-02' })).toEqual([]);
  });

  it('nothing of old visits that are deleted once a day', () => {
    expect(found({ database: { ...reachable, expiredRows: 3, sincePruned: 30 * HOUR_MS } })).toEqual([]);
  });

  it('a database that has not been migrated', () => {
    const [first] = found({ database: { ...reachable, isNewest: false } });
    expect(first).toMatchObject({ severity: 'blocks', todo: 'npm run db:migrate' });
  });
});

describe('the project as it stands', () => {
  const findings = launchFindings(present);

  it('has a line to open for each point', () => {
    expect(locateFindings(findings).filter(({ line }) => line === null)).toEqual([]);
  });

  it('knows the line of addresses that only an operator sets, too, as the formatter writes it', () => {
    const places = found(values({ accessibilityContact, security })).map(({ place }) => place.text);
    expect(places).toEqual(["accessibilityContact: { email: '", "security: { contact: '"]);
  });

  it('opens each contradiction at a line of its own', () => {
    const lines = locateFindings(findings).flatMap(({ group, line }) =>
      group === 'Contradictions' ? [line] : [],
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('is told in full by the report', () => {
    const lines = reportLines(locateFindings(findings));
    for (const { what, todo } of findings) {
      expect(lines.join('\n')).toContain(what);
      expect(lines.join('\n')).toContain(todo);
    }
    expect(lines.at(-1)).toBe(summaryLine(findings));
  });

  it('is announced in one line to a public site alone', async () => {
    const blocks = countBlocks(findings);
    expect(await blocksLine(publicEnvironment)).toEqual(
      blocks === 0 ? undefined : expect.stringMatching(new RegExp(`^Launch check: ${blocks} left[^\\n]*$`)),
    );
    expect(await blocksLine(environmentOf({}))).toBeUndefined();
  });
});
