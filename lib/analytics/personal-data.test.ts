import { expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data';

it.each([
  ['/x-jane@example.com', '/[email]'],
  ['/thanks/jane.doe+news%40mail.example.co.uk/next', '/thanks/[email]/next'],
  ['/thanks/jane.doe%2Bnews%40example.com', '/thanks/[email]'],
  ['/thanks/j%C3%B6rg%40example.com/next', '/thanks/[email]/next'],
  ['/thanks/max%40m%C3%BCller.de', '/thanks/[email]'],
  ['/thanks/max@xn--mller-kva.%D1%80%D1%84', '/thanks/[email]'],
  ['jane@example.com', '[email]'],
  ['a@example.com,b@example.com', '[email],[email]'],
  ['Cannot read "jane@example.com" of undefined', 'Cannot read "[email]" of undefined'],
  ['at send (mailto:jane@example.com:1:2)', 'at send (mailto:[email]:1:2)'],
  ['møte@bedrift.no', '[email]'],
  ['jo\u0308rg@mu\u0308ller.de', '[email]'],
  ['/call/+13135550142', '/call/[phone]'],
  ['/call/%2B1%20313%20555%200142', '/call/[phone]'],
  ['list +44 20 7946 0958', 'list [phone]'],
  ['no field for (313) 555-0142', 'no field for [phone]'],
  ['313-555-0142', '[phone]'],
  ['call 1-313-555-0142', 'call [phone]'],
])('takes out what belongs to a person: %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

it.each([
  '/',
  '/services/ai-agents',
  '/blog/2026-11-22/7-ways',
  '/0192f0c8-1234-7abc-8def-0123456789ab',
  '/orders/3135550142',
  'spring_sale_2026-03-01',
  'google',
  'ad-group 1234567890',
  '1732290000000',
  '192.168.100.200',
  '@handle',
  '/blog/caf%C3%A9%20%40%20home',
  '/100%25%40home',
  'C++ in 21 days',
  'price 1.000.000',
  'x'.repeat(500),
  'Minified React error #418; visit https://react.dev/errors/418?args[]=text',
  'render@https://site.example/_next/static/chunks/4bd1b696-100be5c62b1d4a6f.js:1:13245',
  '@https://site.example/_next/static/chunks/app.js:1:1',
  'at a (webpack-internal:///(app)/./node_modules/@scope/pkg@1.2.3/index.js:12:34)',
  'at b (https://cdn.example/npm/react@19.0.0-canary.js:10:5)',
])('leaves what does not: %s', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
