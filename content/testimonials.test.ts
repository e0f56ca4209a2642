import { describe, expect, it } from 'vitest';
import { testimonials } from './testimonials';

describe('testimonials', () => {
  it('are five, each with name, industry, content and service', () => {
    expect(testimonials).toHaveLength(5);
    for (const entry of testimonials) expect(Object.values(entry).every((value) => value !== '')).toBe(true);
  });

  it.each(testimonials.filter(({ sample }) => sample))(
    'show a sample as one: $industry',
    ({ name, content }) => {
      expect(name).toBe('Sample client');
      expect(content).toMatch(/^Sample text\./);
    },
  );
});
