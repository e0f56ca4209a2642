import { endpoints } from '@/lib/endpoints';
import { assessmentsEndpoint, cardPath, eventsEndpoint, formTokenEndpoint, paths } from '@/lib/paths';
import { typedAddresses } from '@/lib/redirects';

/** Sends a request to the site that is checked, without following redirects. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export type RequestCheck = {
  /** What is tried, in the words of the result. */
  what: string;
  ask: (ask: Ask, origin: string) => Promise<Response>;
  status: number;
  /** What to do if the site answers something else. */
  hint: string;
  /** What is wrong with an answer that has the right status. */
  look?: (response: Response, ask: Ask, origin: string) => string[] | Promise<string[]>;
};

const post = (origin: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body,
});

const addressOf = (origin: string) => `set SITE_URL to ${origin} and build again`;

const isOn = (origin: string, address: string) => URL.canParse(address) && new URL(address).origin === origin;

/** What people type instead of a page's address, one example for each page: all of a page's words are one rule of the host. */
const typedChecks: RequestCheck[] = Object.entries(typedAddresses).map(([page, [typed]]) => ({
  what: `the typed address /${typed}`,
  ask: (ask) => ask(`/${typed}`),
  status: 308,
  hint: 'Something before the site answers for addresses it does not know: let every address reach the site.',
  look({ headers }, _ask, origin) {
    const location = headers.get('location') ?? '';
    const isRight = URL.canParse(location, origin) && new URL(location, origin).href === origin + page;
    return isRight
      ? []
      : [`leads to ${location || 'nowhere'} instead of ${page}: a proxy changes the site's answers`];
  },
}));

async function sitemapFaults(response: Response, ask: Ask, origin: string): Promise<string[]> {
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  if (addresses.length === 0) return ['lists no page: see that the host serves it as it was built'];
  const foreign = addresses.filter((address) => !isOn(origin, address));
  if (foreign.length > 0)
    return [`lists ${foreign[0]}, which is elsewhere, and ${foreign.length - 1} more: ${addressOf(origin)}`];
  const faults: string[] = [];
  for (const address of addresses) {
    const { status } = await ask(new URL(address).pathname, { method: 'HEAD' });
    if (status !== 200) faults.push(`lists ${address}, which answers ${status}: serve the whole build`);
  }
  return faults;
}

/** The rules for all crawlers, without those for crawlers that have their own. */
const rulesForAll = (robots: string) =>
  /^User-Agent: \*\n((?:(?:Allow|Disallow):.*\n?)*)/im.exec(robots)?.[1];

async function robotsFaults(response: Response, _ask: Ask, origin: string): Promise<string[]> {
  const robots = (await response.text()).replaceAll('\r\n', '\n');
  const rules = rulesForAll(robots);
  if (rules === undefined) return ['has no rules for all crawlers: the host serves a file of its own'];
  if (/^Disallow: \/$/im.test(rules))
    return ['keeps every crawler out: the host closes what it takes for a preview'];
  const sitemap = /^Sitemap: (.*)$/im.exec(robots)?.[1] ?? 'nothing';
  return isOn(origin, sitemap) ? [] : [`names ${sitemap} as its sitemap: ${addressOf(origin)}`];
}

/** What others than people look for: search engines, and programs that are sent a link. */
const foundChecks: RequestCheck[] = [
  {
    what: 'sitemap.xml',
    ask: (ask) => ask('/sitemap.xml'),
    status: 200,
    hint: 'Search engines find no list of pages: let the address reach the site.',
    look: sitemapFaults,
  },
  {
    what: 'robots.txt',
    ask: (ask) => ask('/robots.txt'),
    status: 200,
    hint: 'Without it nobody is told of the sitemap: let the address reach the site.',
    look: robotsFaults,
  },
  {
    what: 'the picture of a shared link',
    ask: (ask) => ask(cardPath(paths.about)),
    status: 200,
    hint: 'Shared links have no picture: npm run build draws them into public/, which has to be served too.',
    look: ({ headers }) => {
      const type = headers.get('content-type') ?? 'nothing';
      return type === 'image/png'
        ? []
        : [`is sent as ${type}, not as image/png: the host names types wrongly`];
    },
  },
];

/** One request each, except for the pages of the sitemap; none of them stores anything. */
export const requestChecks: readonly RequestCheck[] = [
  ...typedChecks,
  ...foundChecks,
  {
    what: 'a write from its own pages',
    ask: (ask, origin) => ask(formTokenEndpoint, { method: 'POST', headers: { origin } }),
    status: 200,
    hint: 'The proxy has to pass the Host the visitor asked for (nginx: proxy_set_header Host $http_host;).',
  },
  {
    what: "a write from another site's pages",
    ask: (ask) => ask(eventsEndpoint, post('https://elsewhere.example', '{}')),
    status: 403,
    hint: 'Something before the site changes Origin or Sec-Fetch-Site.',
  },
  {
    what: 'a write that is no JSON',
    ask: (ask, origin) => ask(eventsEndpoint, post(origin, '{"sessions":')),
    status: 400,
    hint: 'See the log of the site.',
  },
  {
    what: 'a write that is too long',
    ask: (ask, origin) => ask(assessmentsEndpoint, post(origin, ' '.repeat(128 * 1024))),
    status: 413,
    hint: 'Something before the site answers for it, or lets through what it should not.',
  },
  {
    what: 'a page that is not there',
    ask: (ask) => ask('/no-page-has-this-address'),
    status: 404,
    hint: 'The host answers for pages it does not have: turn its single-page fallback off.',
  },
  {
    what: 'a page with a query',
    ask: (ask) => ask(`${paths.about}?utm_source=check`),
    status: 200,
    hint: 'Something before the site judges its query strings.',
  },
  {
    what: 'its health',
    ask: (ask) => ask(endpoints.health),
    status: 200,
    hint: 'The process does not answer: see its log.',
  },
  {
    what: 'its health with the database',
    ask: (ask) => ask(`${endpoints.health}?ready=1`),
    status: 200,
    hint: 'It stores nothing now: check DATABASE_URL and the database.',
  },
];
