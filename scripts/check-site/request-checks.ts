import { assessmentsEndpoint, eventsEndpoint, formTokenEndpoint, paths } from '@/lib/paths';

/** Asks the site that is checked, following no redirect. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

type RequestCheck = {
  /** What is tried, as the line says it. */
  what: string;
  ask: (ask: Ask, origin: string) => Promise<Response>;
  status: number;
  /** What to do where the site answers something else. */
  hint: string;
};

const post = (origin: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin },
  body,
});

/** One request each, none of which stores anything. */
export const requestChecks: readonly RequestCheck[] = [
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
    ask: (ask) => ask('/api/health'),
    status: 200,
    hint: 'The process does not answer: see its log.',
  },
  {
    what: 'its health with the database',
    ask: (ask) => ask('/api/health?ready=1'),
    status: 200,
    hint: 'It stores nothing now: check DATABASE_URL and the database.',
  },
];
