import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageForm, send } from './send';
import { type Site, startSite } from './site';
import { api, form, writes } from './writes';

describe("a client's limit", () => {
  let direct: Site;
  let behindProxy: Site;

  beforeAll(async () => {
    [direct, behindProxy] = await Promise.all([
      startSite({ TEST_TIME: 'slow' }),
      startSite({ TRUSTED_PROXY_HOPS: '1', TEST_TIME: 'slow' }),
    ]);
  });
  afterAll(() => Promise.all([direct.stop(), behindProxy.stop()]));

  it('cannot be escaped by inventing addresses', async () => {
    const statuses = await submit(direct, 31, (n) => ({
      'x-socket-address': `198.51.100.${n}`,
      'x-forwarded-for': `203.0.113.${n}`,
    }));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is counted by what our own proxy saw', async () => {
    const statuses = await submit(behindProxy, 31, (n) => ({
      'x-forwarded-for': `198.51.100.${n}, 203.0.113.7`,
    }));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await submit(behindProxy, 1, () => ({ 'x-forwarded-for': '203.0.113.8' }))).toEqual([200]);
  });

  it('says when to come back', async () => {
    const answer = await post(direct, {});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  // An action cannot set a status (docs/lifecycle.md).
  it('gives an assessment without JavaScript its form back, with the answers and how long to wait', async () => {
    const page = await pageForm(direct.origin + form.path);
    const good = await writes['a form without JavaScript'].good(page);
    const submitForm = () => send(direct.origin + form.path, { method: 'POST', ...good });
    const answers = await Promise.all(Array.from({ length: 31 }, submitForm));
    const limited = answers.filter(({ status }) => status !== 303);
    expect(limited.map(({ status }) => status)).toEqual([200]);
    const html = limited[0]?.body.toString();
    expect(html).toContain('That was a lot at once. Please wait a minute and try again.');
    expect(html).toContain(`value="${form.good.name}"`);
    expect(html).toContain(`>${form.good.q1Typed}</textarea>`);
  });
});

const post = (site: Site, headers: Record<string, string>) =>
  send(site.origin + api.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(api.good()),
  });

async function submit(site: Site, times: number, headers: (n: number) => Record<string, string>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => post(site, headers(n))));
  return answers.map((answer) => answer.status);
}
