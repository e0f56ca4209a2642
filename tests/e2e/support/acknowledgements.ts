import { type BrowserContext, expect, type Request, type Response } from '@playwright/test';
import type { TestDatabase } from '../../support/database';

/** What the visitors of one test file were told is stored, to be held against what is. */
export function watchAcknowledgements() {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let redirects = 0;

  /** An answer of the interface that says so, or the redirect of a form sent without JavaScript. */
  async function note(response: Response) {
    const request = response.request();
    if (request.method() !== 'POST') return;
    if (response.status() === 303) redirects += 1;
    if (!isSubmission(request) || response.status() !== 200) return;
    const answer = await response.json();
    if (answer.stored) acknowledged.add(request.postDataJSON().id);
  }

  return {
    watch(context: BrowserContext) {
      context.on('request', (request) => isSubmission(request) && sent.add(request.postDataJSON().id));
      // A page that is left takes the body of its answers along: that answer has reached nobody.
      context.on('response', (response) => void note(response).catch(() => undefined));
    },
    /** The invariant: every acknowledged id is stored, once, and nothing is that nobody sent. */
    async expectStored({ sql }: TestDatabase) {
      const rows = await sql<{ id: string }[]>`select id from ai_assessments`;
      const ids = rows.map(({ id }) => id);
      expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids.filter((id) => !sent.has(id))).toHaveLength(redirects);
    },
  };
}

const isSubmission = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/assessments');
