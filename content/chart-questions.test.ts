import { describe, expect, it } from 'vitest';
import { chartChoices, choicesOf, shortlist } from './chart-questions';
import { serviceSlugs } from './services/service';

describe('the questions of the chart', () => {
  it.each(chartChoices)('%s leaves some services and not all', (choice) => {
    const fits = shortlist(choice);
    expect(fits.length).toBeGreaterThan(2);
    expect(fits.length).toBeLessThan(serviceSlugs.length);
  });

  it.each(serviceSlugs)('%s answers one of them', (slug) => {
    expect(choicesOf(slug)).not.toEqual([]);
  });

  it('give reasons that fit one line of the key', () => {
    const reasons = chartChoices.flatMap(shortlist).map(({ reason }) => reason);
    for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(42);
  });
});
