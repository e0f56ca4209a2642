import { describe, expect, it } from 'vitest';
import { testimonials } from './testimonials';

describe('testimonials', () => {
  it('are five, each with name, industry, content and service', () => {
    expect(testimonials).toHaveLength(5);
    for (const entry of testimonials) expect(Object.values(entry).every((value) => value !== '')).toBe(true);
  });

  it('name no one where they are samples', () => {
    for (const { name, sample } of testimonials) if (sample) expect(name).toBe('Sample client');
  });
});
