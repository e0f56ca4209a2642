import { beforeEach, expect, it, vi } from 'vitest';
import { agreedSecret, shareSecret } from './agreed-secret';

beforeEach(() => {
  globalThis.agreedSecretsOfProcess = undefined;
});

it('is one for each name, and one for each term of it', () => {
  const first = agreedSecret('trial', 'Monday');
  expect(agreedSecret('trial', 'Monday')).toBe(first);
  expect(agreedSecret('other', 'Monday').own).not.toBe(first.own);
  const second = agreedSecret('trial', 'Tuesday');
  expect(second.own).not.toBe(first.own);
  // The one of Monday is forgotten.
  expect(agreedSecret('trial', 'Monday').own).not.toBe(first.own);
});

it('is asked for once by all who wait, and again after the database was away', async () => {
  const secret = agreedSecret('trial');
  const keep = vi.fn<Parameters<typeof shareSecret>[1]>();
  keep.mockResolvedValueOnce({ ok: false, reason: 'unavailable', code: 'DEADLINE' });
  await Promise.all([shareSecret(secret, keep), shareSecret(secret, keep)]);
  expect(secret.shared).toBeUndefined();
  keep.mockResolvedValueOnce({ ok: true, value: 'of all' });
  await Promise.all([shareSecret(secret, keep), shareSecret(secret, keep)]);
  await shareSecret(secret, keep);
  expect(secret.shared).toBe('of all');
  expect(keep.mock.calls).toEqual([[secret.own], [secret.own]]);
});
