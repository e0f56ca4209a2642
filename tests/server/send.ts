import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Batch } from '@/lib/analytics/batch';
import { eventsEndpoint } from '@/lib/paths';
import type { Site } from './site';

export type Outgoing = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array | string;
  /** Of this machine, where the request shall come from another than usual: 127.0.0.2. */
  localAddress?: string;
  /** Send the body in chunks, without saying how long it is. */
  chunked?: boolean;
};

export type Answer = {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** Every value of one header, in the order sent: a browser enforces each of two policies. */
  all(header: string): string[];
  body: Buffer;
};

/** One request with exactly these headers: `fetch` would add some of its own, and hides others. */
export async function send(
  url: string,
  { method = 'GET', headers, body, chunked, localAddress }: Outgoing = {},
): Promise<Answer> {
  const length = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': Buffer.byteLength(body ?? '') };
  const framing = body === undefined ? {} : length;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, localAddress, headers: { ...headers, ...framing } });
    outgoing.on('response', (response) => answer(response).then(resolve, reject));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function answer(response: IncomingMessage): Promise<Answer> {
  return {
    status: response.statusCode,
    headers: response.headers,
    all: (header) => response.headersDistinct[header] ?? [],
    body: await buffer(response),
  };
}

/** A batch that promises more than it sends. */
export const breakOffUpload = ({ origin }: { origin: string }) =>
  new Promise<void>((resolve) => {
    const head = `POST ${eventsEndpoint} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 900`;
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\n\r\n{`, () => socket.end()),
    );
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.resume();
  });

type Headers = Record<string, string>;

/** What Firefox sends with a batch of one of our pages. */
export const browserHeaders = ({ origin }: Site): Headers => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'accept-language': 'en-US,en;q=0.5',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'content-type': 'application/json',
});

/** Any body, with exactly these headers. */
export const postBody = (site: Site, body: string | Uint8Array, headers: Headers): Promise<Answer> =>
  send(site.origin + eventsEndpoint, { method: 'POST', headers, body });

/** A batch as a browser sends it; some headers may be others. */
export const postBatch = (site: Site, batch: Batch, headers: Headers = {}): Promise<Answer> =>
  postBody(site, JSON.stringify(batch), { ...browserHeaders(site), ...headers });

/** The fields an answer blames, and what it says of all. */
export function blame({ body }: Answer): { error: string; fields: string[]; messages: string[] } {
  const { error, issues = [] } = JSON.parse(body.toString());
  return {
    error,
    fields: issues.map(({ field }: { field: string }) => field),
    messages: issues.map(({ message }: { message: string }) => message),
  };
}

/** The form of a page as it stands in its HTML, before any script has run. */
export type PageForm = {
  /** Hidden fields, with those by which Next finds the action. */
  hidden: Record<string, string>;
  actionId: string;
  /** The arguments a hydrated page would send besides the form itself: the state of `useActionState`, or none. */
  bound: unknown[];
};

const hiddenInput = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;

export async function pageForm(url: string): Promise<PageForm> {
  const html = (await send(url)).body.toString();
  const markup = html.match(/<form\b.*?<\/form>/gs)?.find((text) => text.includes('$ACTION_')) ?? '';
  const inputs = [...markup.matchAll(hiddenInput)].map(([, name = '', value = '']) => [
    name,
    unescaped(value),
  ]);
  const hidden = Object.fromEntries(inputs);
  return { hidden, ...action(hidden) };
}

function action(hidden: Record<string, string>): Pick<PageForm, 'actionId' | 'bound'> {
  const names = Object.keys(hidden);
  const plain = names.find((name) => name.startsWith('$ACTION_ID_'));
  if (plain) return { actionId: plain.slice('$ACTION_ID_'.length), bound: [] };
  const value = (end: string) => hidden[names.find((name) => name.endsWith(end)) ?? ''] ?? 'null';
  return { actionId: JSON.parse(value(':0')).id, bound: JSON.parse(value(':1')) };
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
