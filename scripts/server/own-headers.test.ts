import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { ownHeaders } from './own-headers';

function aRequest(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

it('replaces an address the client claims for itself', () => {
  const request = aRequest({ 'x-socket-address': '203.0.113.7' });
  ownHeaders(request, 1);
  expect(request.headers['x-socket-address']).toBe('');
});

it.each([
  [0, undefined],
  [1, 'site.example'],
])('with %i proxies in front, their word on the host is %s', (hops, host) => {
  const request = aRequest({ 'x-forwarded-host': 'site.example' });
  ownHeaders(request, hops);
  expect(request.headers['x-forwarded-host']).toBe(host);
});
