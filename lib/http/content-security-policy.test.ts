import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('runs no inline script and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy();
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/http/);
  });

  it("adds sources to a directive's own, and opens one that was closed", () => {
    const policy = contentSecurityPolicy(
      { 'script-src': ["'sha256-a'"] },
      { 'frame-src': ['https://calendar.example'], 'object-src': ["'self'"] },
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://calendar.example');
    expect(directive(policy, 'object-src')).toBe("object-src 'self'");
  });
});
