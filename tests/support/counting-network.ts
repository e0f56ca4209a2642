import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eventsEndpoint } from '@/lib/paths';
import { disabledLink, takeStyles } from '@/scripts/page-data/used-styles';
import { listening } from './listening';
import { idsInBatch } from './visits';

/** A network between browsers and the site that notes which events pass through it. */
export type CountingNetwork = {
  origin: string;
  /** The ids of events, each as often as it was sent. */
  sent: string[];
  /** The ids of events that the site said it has stored. */
  acknowledged: Set<string>;
  /** How each batch of events was sent: a beacon expects no answer. */
  ways: ('fetch' | 'beacon')[];
  /** The violations of a page's policy that browsers have reported. */
  violations: string[];
  close(): Promise<void>;
};

const reports = '/.policy-reports';

/** The site's headers, with an address added to its policy to which browsers report what the policy forbids. */
function reportingHeaders({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const policy = headers['content-security-policy'];
  return policy ? { ...headers, 'content-security-policy': `${policy}; report-uri ${reports}` } : headers;
}

/** The style sheet as a browser reads it that does not know these keywords of CSS. */
const withoutWords = (sheet: string, words: readonly string[]) =>
  words.reduce((text, word) => text.replaceAll(word, word.replace(/[a-z]/, 'x-$&')), sheet);

/** What the site answers to a request that is passed on; `undefined` where it, or the page, broke off first. */
async function statusOf(passed: ClientRequest): Promise<number | undefined> {
  try {
    const [answer]: IncomingMessage[] = await once(passed, 'response');
    return answer?.statusCode;
  } catch {
    return;
  }
}

/** A page that links its style sheets again, so that they can be changed: its policy fixes the styles inside it by hash. */
const withStyleSheets = (page: string) => takeStyles(page).page.replaceAll(disabledLink, '<link ');

/**
 * Starts a network in front of a site; reports of violations end in it, and never reach the site.
 * @param unknownStyles keywords that are made unknown in style sheets, such as `mod(`
 */
export async function startCountingNetwork(
  site: string,
  unknownStyles: readonly string[] = [],
): Promise<CountingNetwork> {
  const { hostname, port } = new URL(site);
  const sent: string[] = [];
  const acknowledged = new Set<string>();
  const ways: CountingNetwork['ways'] = [];
  const violations: string[] = [];

  // A batch that cannot be read is a fault of the site's, and ends the test as one that nobody catches.
  async function noteEvents(request: IncomingMessage, answered: Promise<number | undefined>) {
    const body = await buffer(request).catch(() => undefined);
    // The browser went before it had sent all of it.
    if (!body) return;
    const ids = idsInBatch(JSON.parse(body.toString()));
    sent.push(...ids);
    ways.push(request.headers['sec-fetch-mode'] === 'no-cors' ? 'beacon' : 'fetch');
    if ((await answered) === 204) for (const id of ids) acknowledged.add(id);
  }

  async function noteViolation(request: IncomingMessage, response: ServerResponse) {
    violations.push((await buffer(request)).toString());
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    if (path === reports) return void noteViolation(request, response);
    const isSheet = path?.includes('.css');
    const isChanged = unknownStyles.length > 0 && (isSheet || headers.accept?.includes('text/html'));
    const asked = isChanged ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const passed = forward({ hostname, port, method, path, headers: asked }, async (answer) => {
      const { 'content-length': length, ...others } = reportingHeaders(answer);
      response.writeHead(
        answer.statusCode ?? 502,
        isChanged || !length ? others : { ...others, 'content-length': length },
      );
      if (!isChanged) return void answer.pipe(response);
      const text = (await buffer(answer)).toString();
      response.end(isSheet ? withoutWords(text, unknownStyles) : withStyleSheets(text));
    });
    passed.on('error', () => response.destroy());
    if (path === eventsEndpoint) void noteEvents(request, statusOf(passed));
    request.pipe(passed);
  });
  const own = await listening(server);
  return {
    origin: `http://127.0.0.1:${own.port}`,
    sent,
    acknowledged,
    ways,
    violations,
    close: own.close,
  };
}
