import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientCode, codeCount, codeUnderSalt } from './client-code';

const morning = new Date('2026-03-01T06:00:00Z');
const evening = new Date('2026-03-01T23:59:59Z');
const nextDay = new Date('2026-03-02T00:00:00Z');
const networks = ['203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8:0:1::1'];
const codesAt = (now: Date) => Promise.all(networks.map(async (of) => (await clientCode(of, now)).code));

describe('the code of a client', () => {
  it('is the same all day, and another the next day', async () => {
    const early = await codesAt(morning);
    expect(await codesAt(evening)).toEqual(early);
    expect(await codesAt(nextDay)).not.toEqual(early);
  });

  it('is one for all addresses of an IPv6 network', () => {
    expect(codeUnderSalt('2001:db8::1', 'salt')).toBe(codeUnderSalt('2001:db8::ffff:1', 'salt'));
  });

  it('depends on the secret an operator keeps outside the database', async () => {
    const withoutSecret = await codesAt(morning);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('SITE_SECRET', 'known to nobody who holds the database');
    // The variables are read once.
    vi.resetModules();
    const fresh = await import('./client-code');
    const codes = await Promise.all(networks.map(async (of) => (await fresh.clientCode(of, morning)).code));
    expect(codes).not.toEqual(withoutSecret);
  });

  it('is so short that many addresses share it, and spreads them evenly', () => {
    const addresses = Array.from({ length: 20_000 }, (_, n) => `198.18.${n >> 8}.${n & 255}`);
    const codes = addresses.map((address) => codeUnderSalt(address, 'salt'));
    expect(codes.every((code) => /^[\da-f]{5}$/.test(code))).toBe(true);
    expect(2 ** 32 / codeCount).toBe(4096);
    // Of 20,000 that are drawn from a million places, about 190 meet another.
    const met = codes.length - new Set(codes).size;
    expect(met).toBeGreaterThan(130);
    expect(met).toBeLessThan(250);
  });
});
