import { expect, it } from 'vitest';
import type { ReportFigures } from '@/db/reporting/read-report';
import { terminalLines } from '../report';
import { barLength, everyDay } from './charts';
import { reportHtml } from './page';
import { tokensOfTheme } from './style';

const hostile = `</style><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;

const figures = (name: string): ReportFigures => ({
  days: [
    { day: '2026-05-30', visits: 3, views: 9, leads: 1, applications: 0, calls: 2, purchases: 0 },
    { day: '2026-06-02', visits: 1, views: 1, leads: 0, applications: 0, calls: 0, purchases: 1 },
  ],
  sections: [
    {
      id: 'leads',
      title: 'Leads',
      about: 'Finished assessments.',
      bars: { of: ['Name'], value: 'Times' },
      most: 2,
      columns: ['Name', 'Times'],
      rows: [
        { Name: name, Times: 1200 },
        { Name: null, Times: 0 },
      ],
      size: 5,
    },
  ],
  before: undefined,
  visitsFrom: undefined,
  samples: 0,
  otherCampaigns: [],
  undelivered: [],
  oldSums: undefined,
});

const heading = { from: '2026-05-30', to: '2026-06-02', madeAt: new Date(0) };

it('what visitors and operators wrote is text and nothing else', () => {
  const html = reportHtml(figures(hostile), { ...heading, campaign: hostile });
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toMatch(/<script|<img/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('3 more');
  expect(html).toContain('1,200');
});

it('breaks no line in a column of moments, whatever it is called, and in words that a visitor made of figures', () => {
  const { sections, ...rest } = figures('Ada');
  const columns = ['Answered', 'Wrote', 'Never'];
  const rows = [
    { Answered: '2026-05-30 10:00', Wrote: '2026-05-30 10:00', Never: null },
    { Answered: null, Wrote: 'At 10:00', Never: null },
  ];
  const html = reportHtml(
    { ...rest, sections: sections.map((section) => ({ ...section, bars: undefined, columns, rows })) },
    heading,
  );
  expect(html.match(/<th scope="col"[^>]*>/g)).toEqual([
    '<th scope="col" class="moment">',
    '<th scope="col">',
    '<th scope="col">',
  ]);
});

it('loads nothing from anywhere', () => {
  const html = reportHtml(figures('Ada'), heading);
  expect(html).not.toMatch(/(?:src|href)="(?!#)|url\((?!data:)|@import/);
  expect(html).toContain("default-src 'none'");
});

it('has the colors of the site', () => {
  const html = reportHtml(figures('Ada'), heading);
  for (const theme of ['light', 'dark'] as const) expect(html).toContain(tokensOfTheme(theme));
  const known = new Set([...tokensOfTheme('light').matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('keeps visitors’ words from commanding a terminal', () => {
  const text = terminalLines(figures('\u001b[2J\u202eAda\nEve'), heading).join('\n');
  expect(text).toContain('[2J Ada Eve');
  for (const control of ['\u001b', '\u202e']) expect(text).not.toContain(control);
});

it('names other campaigns where there is nothing of the one asked for, and writes no command of their names', () => {
  const text = terminalLines(
    { ...figures('Ada'), otherCampaigns: ['spring', 'a;rm\u001b[2J'] },
    heading,
  ).join('\n');
  expect(text).toContain('Their visits name spring, a;rm [2J; capitals count.');
  expect(text).toContain('npm run report -- --campaign <name>');
});

it('draws a day without visits as none', () => {
  expect(
    everyDay(figures('Ada').days, { from: '2026-05-29', to: '2026-06-02' }).map(({ day, visits }) => [
      day,
      visits,
    ]),
  ).toEqual([
    ['2026-05-29', 0],
    ['2026-05-30', 3],
    ['2026-05-31', 0],
    ['2026-06-01', 0],
    ['2026-06-02', 1],
  ]);
});

it('sets beside each sum that of the days before, and of none known says nothing', () => {
  const sums = { visits: 1200, views: 2400, leads: 0, applications: 1, calls: 3, purchases: 2 };
  const told = { ...figures('Ada'), before: { from: '2026-05-26', to: '2026-05-29', sums } };
  expect(reportHtml(told, heading)).toMatch(
    /many days before had, <time>2026-05-26<.*>2026-05-29<\/time>\. .*<dd>4<\/dd><dd class="before">before: 1,200</s,
  );
  expect(terminalLines(told, heading)).toContainEqual(expect.stringMatching(/^Visits +4 +before: 1,200$/));
  expect(terminalLines(told, heading)).toContainEqual(expect.stringMatching(/^Leads +1 +before: 0$/));
  expect(reportHtml(figures('Ada'), heading)).not.toMatch(/class="before"|Below each/);
  expect(terminalLines(figures('Ada'), heading).join()).not.toContain('before');
});

it('says before all else which visits are deleted, compares none with them, and draws no days without them', () => {
  const sums = { views: 2400, leads: 0, applications: 1, calls: 3, purchases: 2 };
  const told = { ...figures('Ada'), before: { from: '2026-05-26', to: '2026-05-29', sums } };
  const lines = terminalLines(told, heading);
  expect(lines).toContainEqual(expect.stringMatching(/^Visits +4$/));
  expect(lines).toContainEqual(expect.stringMatching(/^Page views +10 +before: 2,400$/));
  expect(reportHtml(told, heading)).toContain('but the visits, of which some are deleted, stands');
  expect(reportHtml(told, heading)).not.toContain('class="notice"');

  const partly = { ...figures('Ada'), visitsFrom: '2026-06-01' };
  const notice =
    'kept for 13 months, and with them where whoever wrote, booked or bought came from: of days before 2026-06-01 ';
  expect(terminalLines(partly, heading)[0]).toContain(notice);
  const drawn = (campaign?: string) =>
    [
      ...reportHtml(partly, { ...heading, campaign }).matchAll(
        /<figcaption>(.*?)<\/figcaption>.*?left:0%">(.*?)</gs,
      ),
    ].map(([, title, day]) => [title, day]);
  expect(reportHtml(partly, heading)).toContain(notice);
  expect(drawn()).toEqual([
    ['Leads by day', '2026-05-30'],
    ['Visits by day', '2026-06-01'],
  ]);
  expect(drawn('spring')).toEqual([
    ['Leads by day', '2026-06-01'],
    ['Visits by day', '2026-06-01'],
  ]);
});

it('says that the last of the days is not over where it is compared, and how to compare whole ones', () => {
  const sums = { visits: 2, views: 3, leads: 0, applications: 1, calls: 3, purchases: 2 };
  const told = { ...figures('Ada'), before: { from: '2026-05-26', to: '2026-05-29', sums } };
  const today = { ...heading, madeAt: new Date('2026-06-02T23:59:59Z') };
  const lineOf = (more: Partial<typeof today> & { campaign?: string }, of: ReportFigures = told) =>
    terminalLines(of, { ...today, ...more })[0];
  const notice = 'The last of these days, 2026-06-02, is not over, and compared with a whole one. ';
  const command = 'npm run report -- --from 2026-05-30 --to 2026-06-01';
  expect(lineOf({})).toBe(`${notice}To compare whole days alone: ${command}`);
  expect(reportHtml(told, today)).toContain(`${notice}To compare whole days alone: <code>${command}</code>`);
  expect(lineOf({ from: today.to })).toMatch(/ --from 2026-06-01 --to 2026-06-01$/);
  expect(lineOf({ campaign: 'a;rm' })).toMatch(/ --to 2026-06-01 --campaign <name>$/);
  expect(lineOf({ madeAt: new Date('2026-06-03T00:00:00Z') })).not.toContain('over');
  expect(lineOf({}, figures('Ada'))).not.toContain('over');
});

it('says which days are left out, as they are still to come', () => {
  const notice = 'Asked for up to 2026-06-30: the days after 2026-06-02 are still to come, and left out.';
  const cut = { ...heading, askedTo: '2026-06-30' };
  expect(terminalLines(figures('Ada'), cut)[0]).toBe(notice);
  expect(reportHtml(figures('Ada'), cut)).toContain(notice);
  expect(terminalLines(figures('Ada'), heading).join()).not.toContain('to come');
});

it('says before all else that samples are among the visits, and of none says nothing', () => {
  const told = { ...figures('Ada'), samples: 1234 };
  expect(reportHtml(told, heading)).toMatch(
    /<body><p class="notice">Sample data: 1,234 [^<]*<code>npm run demo-data/,
  );
  expect(terminalLines(told, heading)[0]).toMatch(/^Sample data: 1,234 .*--remove$/);
  expect(reportHtml(figures('Ada'), heading)).not.toContain('class="notice"');
  expect(terminalLines(figures('Ada'), heading).join()).not.toContain('Sample');
});

it('says which leads nobody was told of, and what to do', () => {
  type Undelivered = ReportFigures['undelivered'][number];
  const email: Undelivered = { channel: 'email', state: 'waiting', leads: 1, failure: null };
  const webhook: Undelivered = { channel: 'webhook', state: 'dead', leads: 2, failure: 'HTTP_503' };
  const lineOf = (undelivered: Undelivered[]) =>
    terminalLines({ ...figures('Ada'), undelivered }, heading)[0];
  expect(lineOf([email, webhook])).toMatch(
    /^Leads, and corrections of them, nobody was told of .*: email 1 waiting; webhook 2 given up \(HTTP_503\)\. .* npm run deliver-leads -- --revive$/,
  );
  expect(lineOf([email])).toMatch(/: email 1 waiting\. .* npm run deliver-leads$/);
  expect(reportHtml({ ...figures('Ada'), undelivered: [email] }, heading)).toContain(
    '<code>npm run deliver-leads</code>',
  );
});

it('says until when the sums by day hold, where they could not be made anew', () => {
  const linesOf = (oldSums: ReportFigures['oldSums']) =>
    terminalLines({ ...figures('Ada'), oldSums }, heading).join('\n');
  expect(linesOf({ until: '2026-05-31 10:00' })).toMatch(
    / those of 2026-05-31 10:00 UTC: .* npm run maintain$/m,
  );
  expect(linesOf({ until: null })).toContain('were never made');
  expect(linesOf(undefined)).not.toContain('Sums by day');
});

it('has every row, and shows the first of them until somebody asks for all', () => {
  const whole = figures('Ada');
  const rows = Array.from({ length: 30 }, (_, index) => ({ Name: `Ada ${index}`, Times: index }));
  const sections = whole.sections.map((one) => ({ ...one, rows }));
  const html = reportHtml({ ...whole, sections }, heading);
  const [shown = '', more = ''] = html.split('<tbody class="more">');
  expect(shown.match(/Ada \d+/g)).toHaveLength(12);
  expect(more.match(/Ada \d+/g)).toHaveLength(18);
  expect(more).toContain('Show all 30');
});

it('bars are as long as their share of the longest, and where all are nothing there are none to see', () => {
  const lengths = (...times: number[]) => {
    const rows = times.map((Times) => ({ Times }));
    return rows.map((row) => barLength({ of: [], value: 'Times' }, rows)?.(row));
  };
  expect(lengths(4, 1, 0)).toEqual([100, 25, 0]);
  expect(lengths(0, 0)).toEqual([0, 0]);
});
