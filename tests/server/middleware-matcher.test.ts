import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { config } from '@/middleware';

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

it.each([
  ['a page view', '/backend-form', { accept: 'text/html', 'sec-fetch-mode': 'navigate' }],
  ['a client navigation', '/backend-form', { rsc: '1', 'next-router-state-tree': '[]' }],
  ['a prefetch', '/backend-form', { rsc: '1', 'next-router-prefetch': '1' }],
  ['a script', '/_next/static/chunks/a.js', {}],
  ['the interface, which judges itself', '/api/assessments', { 'content-type': 'application/json' }],
  ['a form sent to the interface', '/api/assessments', multipart],
])('%s never passes the middleware', (_what, url, headers) => {
  expect(doesMatch({ config, url, headers })).toBe(false);
});

it.each([
  ['a server action', '/backend-form', { 'next-action': '40aa' }],
  ['a form without JavaScript', '/backend-form', multipart],
  ['a form on the landing page', '/', multipart],
  ['a form Next cannot read', '/backend-form', urlencoded],
  ['a page whose name begins like the interface', '/apiary', multipart],
  ['an action by way of its data address', '/backend-form.rsc', { 'next-action': '40aa' }],
])('%s passes it', (_what, url, headers) => {
  expect(doesMatch({ config, url, headers })).toBe(true);
});
