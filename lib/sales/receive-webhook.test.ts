import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { socketAddressHeader } from '@/lib/http/client-address';
import { dayBytes } from '@/lib/http/rate-limit';
import { providerSignature } from '@/tests/fixtures/provider-events';
import { calendarProvider } from './calendar-event';
import { receiveWebhook, type SignatureFault, signatureFault } from './receive-webhook';

const secret = 'whsec_a secret of the provider';
const now = 1_777_900_000_000;
const seconds = now / 1000;
const body = '{"event":"invitee.created"}';
const good = providerSignature(body, secret, seconds);
const [, hex = ''] = good.split('v1=');

const faultOf = (header: string | null, sent = body, at = now) =>
  signatureFault(header, Buffer.from(sent), secret, at);

it('is believed in the way both providers document it', () => {
  // printf '%s' '1777900000.{"event":"invitee.created"}' | openssl dgst -sha256 -hmac "$secret"
  const known = 'ed117eb581334c8045c1837125fb9f6de3df7259bed96babb913245532365f17';
  expect(faultOf(`t=1777900000,v1=${known}`)).toBeUndefined();
});

it.each<[what: string, header: string]>([
  ['beside one of a secret that is being replaced', `t=${seconds},v1=${'0'.repeat(64)},v1=${hex}`],
  ['with spaces', `t=${seconds}, v1=${hex}`],
  ['beside another scheme', `t=${seconds},v1=${hex},v0=${'0'.repeat(64)}`],
])('is believed %s', (_what, header) => expect(faultOf(header)).toBeUndefined());

it.each<[what: string, fault: SignatureFault, header: string | null]>([
  ['nothing', 'missing', null],
  ['an empty header', 'missing', ''],
  ['no time', 'missing', `v1=${hex}`],
  ['a time in words', 'missing', `t=now,v1=${hex}`],
  ['no signature', 'missing', `t=${seconds}`],
  ['a signature of another scheme alone', 'missing', `t=${seconds},v0=${hex}`],
  ['another secret', 'wrong', providerSignature(body, 'guess', seconds)],
  ['another body', 'wrong', providerSignature(`${body} `, secret, seconds)],
  ['another time', 'wrong', `t=${seconds + 1},v1=${hex}`],
  ['half a signature', 'wrong', `t=${seconds},v1=${hex.slice(0, 32)}`],
  ['no hexadecimal', 'wrong', `t=${seconds},v1=${'zz'.repeat(32)}`],
  ['a time of long ago', 'too old', providerSignature(body, secret, seconds - 301)],
  ['a time to come', 'too old', providerSignature(body, secret, seconds + 301)],
])('of %s is %s', (_what, fault, header) => expect(faultOf(header)).toBe(fault));

it('holds for five minutes to either side', () => {
  expect(faultOf(good, body, now + 300_000)).toBeUndefined();
  expect(faultOf(good, body, now - 300_000)).toBeUndefined();
});

it('throws for no header, and believes none that was made up', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `t=${seconds},v1=${text}`),
      ),
      (header) => {
        expect(faultOf(header)).toBeDefined();
      },
    ),
  );
});

it('tells whoever goes on guessing to wait, before another body is read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const guess = async () => {
    const headers = { [socketAddressHeader]: '203.0.113.77', 'calendly-webhook-signature': good };
    const request = new Request('http://localhost/hook', { method: 'POST', body, headers });
    return (await receiveWebhook(request, 'another secret', calendarProvider)).status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 101; sent += 1) statuses.push(await guess());
  expect(statuses).toEqual([...Array(100).fill(401), 429]);
});

/** A body of the greatest length, and whether any of it was asked for. */
function unreadBody() {
  let isRead = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new Uint8Array(256 * 1024));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, isRead: () => isRead };
}

it.each<[what: string, address: string, signature: string | null, most: number]>([
  ['without a signature reads none', '203.0.113.79', null, 0],
  ['with a made-up one reads a hundred, which are 25 MB', '203.0.113.80', good, 100],
])('of what a network sends at once %s', async (_what, address, signature, most) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const bodies = Array.from({ length: 600 }, unreadBody);
  const answers = bodies.map(({ stream }) => {
    const headers = {
      [socketAddressHeader]: address,
      ...(signature && { 'calendly-webhook-signature': signature }),
    };
    const init = { method: 'POST', body: stream, headers, duplex: 'half' };
    return receiveWebhook(new Request('http://localhost/hook', init), secret, calendarProvider);
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(500);
  expect(bodies.filter(({ isRead }) => isRead())).toHaveLength(most);
});

it('gives a provider that is believed back what one that is not would have been counted', async () => {
  // Of a kind that is not read: nothing has to be stored.
  const event = '{"event":"routing"}';
  const signature = providerSignature(event, secret, Math.floor(Date.now() / 1000));
  const headers = { [socketAddressHeader]: '203.0.113.81', 'calendly-webhook-signature': signature };
  const statuses: number[] = [];
  for (let sent = 0; sent < 596; sent += 1) {
    const request = new Request('http://localhost/hook', { method: 'POST', body: event, headers });
    statuses.push((await receiveWebhook(request, secret, calendarProvider)).status);
  }
  expect(statuses).toEqual([...Array(595).fill(204), 429]);
});

it('lets nobody but the provider spend what may be stored of it that day', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const send = async (signature: string, sent: string, stated: number) => {
    const headers = {
      [socketAddressHeader]: '203.0.113.78',
      'calendly-webhook-signature': signature,
      'content-length': String(stated),
    };
    const request = new Request('http://localhost/hook', { method: 'POST', body: sent, headers });
    return (await receiveWebhook(request, secret, calendarProvider)).status;
  };
  // Of a kind that is not read: nothing has to be stored.
  const event = (length: number) => '{"event":"routing"}'.padEnd(length);
  const signed = (sent: string) =>
    send(providerSignature(sent, secret, Math.floor(Date.now() / 1000)), sent, sent.length);

  expect(await send('', body, 30_000_000)).toBe(413);
  const unsigned = event(256 * 1024);
  for (let bytes = 0; bytes <= dayBytes; bytes += unsigned.length)
    expect(await send('', unsigned, unsigned.length)).toBe(401);
  expect(await signed(event(1000))).toBe(204);
  // What the provider sends itself is still counted.
  for (let left = 80; left > 1; left -= 1) expect(await signed(unsigned)).toBe(204);
  expect(await signed(unsigned)).toBe(429);
});
