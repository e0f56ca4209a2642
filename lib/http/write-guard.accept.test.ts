import { expect, it } from 'vitest';
import { z } from 'zod';
import { socketAddressHeader } from './client-address';
import { acceptWrite } from './write-guard';

const schema = z.strictObject({ name: z.string() });

const write = (address: string, body: string) =>
  acceptWrite(
    'assessment',
    new Request('http://localhost/api/assessments', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [socketAddressHeader]: address },
    }),
    schema,
  );

/** How many bodies like this one are answered before the client is told to wait. */
async function answeredBeforeRefusal(
  address: string,
  body: string,
): Promise<{ count: number; status: number }> {
  let status = 0;
  for (let count = 0; ; count += 1) {
    const read = await write(address, body);
    if (!read.ok && read.response.status === 429) return { count, status };
    status = read.ok ? 200 : read.response.status;
  }
}

it.each([
  ['fits', '{"name":"x"}', 200, 30],
  ['does not fit', '{"name":7}', 400, 5],
  ['is no JSON', '{', 400, 5],
])('a body that %s counts as often as it costs', async (what, body, status, count) => {
  expect(await answeredBeforeRefusal(`198.51.100.${what.length}`, body)).toEqual({ count, status });
});

it('asks for the limit before it reads the body', async () => {
  await answeredBeforeRefusal('198.51.100.99', '{');
  const request = new Request('http://localhost/api/assessments', {
    method: 'POST',
    body: '{"name":"x"}',
    headers: { 'content-type': 'application/json', [socketAddressHeader]: '198.51.100.99' },
  });
  const refused = await acceptWrite('assessment', request, schema);
  expect(refused.ok || refused.response.headers.get('retry-after')).toBe('60');
  expect(request.bodyUsed).toBe(false);
});
