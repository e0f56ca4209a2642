import { describe, expect, it } from 'vitest';
import { hashAddress } from './hash-address';

const morning = new Date('2026-03-01T06:00:00Z');
const evening = new Date('2026-03-01T23:59:59Z');
const nextDay = new Date('2026-03-02T00:00:00Z');

describe('hashAddress', () => {
  it('is the same for one address all day', () => {
    expect(hashAddress('203.0.113.7', 'secret', morning)).toBe(hashAddress('203.0.113.7', 'secret', evening));
  });

  it('is the same for every address of an IPv6 network', () => {
    expect(hashAddress('2001:db8::1', 'secret', morning)).toBe(
      hashAddress('2001:db8::ffff:1', 'secret', morning),
    );
  });

  it('differs between addresses', () => {
    expect(hashAddress('203.0.113.7', 'secret', morning)).not.toBe(
      hashAddress('203.0.113.8', 'secret', morning),
    );
  });

  it('cannot be followed into the next day', () => {
    expect(hashAddress('203.0.113.7', 'secret', evening)).not.toBe(
      hashAddress('203.0.113.7', 'secret', nextDay),
    );
  });

  it('differs between sites', () => {
    expect(hashAddress('203.0.113.7', 'secret', morning)).not.toBe(
      hashAddress('203.0.113.7', 'other', morning),
    );
  });

  it('does not show the address', () => {
    expect(hashAddress('203.0.113.7', 'secret', morning)).toMatch(/^[\w-]{43}$/);
  });
});
