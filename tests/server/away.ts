import { expect } from 'vitest';
import type { Answer } from './send';

/** What a proxy of `deploy/` says while no instance of the site is up. */
export function expectAway({ status, headers, body }: Answer) {
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '10',
    'cache-control': 'no-store',
  });
  expect(body.toString()).toContain('This site is not answering right now.');
}
