import { describe, expect, it } from 'vitest';
import { hashAddress } from './hash-address';

const morning = new Date('2026-03-01T06:00:00Z');
const evening = new Date('2026-03-01T23:59:59Z');
const nextDay = new Date('2026-03-02T00:00:00Z');

describe('hashAddress', () => {
  it('is the same for one address all day', () => {
    expect(hashAddress('203.0.113.7', morning)).toBe(hashAddress('203.0.113.7', evening));
  });

  it('is the same for every address of an IPv6 network', () => {
    expect(hashAddress('2001:db8::1', morning)).toBe(hashAddress('2001:db8::ffff:1', morning));
  });

  it('differs between addresses', () => {
    expect(hashAddress('203.0.113.7', morning)).not.toBe(hashAddress('203.0.113.8', morning));
  });

  it('cannot be followed into the next day', () => {
    expect(hashAddress('203.0.113.7', evening)).not.toBe(hashAddress('203.0.113.7', nextDay));
  });

  it('does not show the address', () => {
    expect(hashAddress('203.0.113.7', morning)).toMatch(/^[\w-]{43}$/);
  });
});
