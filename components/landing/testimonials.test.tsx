import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Conditions, conditionsPart, guaranteeConditions } from '@/content/claims/guarantee-conditions';
import { landing } from '@/content/landing';
import type { Testimonial } from '@/content/testimonials';
import { TestimonialsOrPromises } from './testimonials';

const sample: Testimonial = {
  name: 'Sample client',
  industry: 'Retail',
  content: 'Here will stand a sentence.',
  service: 'ai-agents',
  sample: true,
};
const real: Testimonial = {
  ...sample,
  name: 'Robin',
  content: 'It did.',
  service: 'ai-websites',
  sample: false,
};

const rendered = (isPublic: boolean, voices: readonly Testimonial[]) =>
  renderToStaticMarkup(<TestimonialsOrPromises isPublic={isPublic} voices={voices} />);

describe('the place of the testimonials', () => {
  it('shows samples, with the note on them, while the site is not public', () => {
    const html = rendered(false, [sample, real]);
    expect(html).toContain(sample.content);
    expect(html).toContain(real.content);
    expect(html).toContain(landing.testimonials.sampleNote);
  });

  it('shows real words alone on a public site, counted', () => {
    const html = rendered(true, [sample, real]);
    expect(html).toContain(real.content);
    expect(html).not.toContain(sample.content);
    expect(html).toContain('Top 1 Recent');
    expect(html).not.toContain(landing.testimonials.sampleNote);
  });

  it('counts how many there are to scroll for, and says nothing of that below a single one', () => {
    const another = { ...real, name: 'Sam', service: 'ai-agents' as const };
    expect(rendered(true, [real, another, sample])).toContain(landing.testimonials.scroll(2));
    expect(rendered(true, [real, sample])).not.toContain('Scroll');
    expect(rendered(true, [real, sample])).toContain('Top 1 Recent Testimonial<');
  });

  it('shows the promises with their conditions where a public site has none', () => {
    const html = rendered(true, [sample]);
    expect(html).not.toContain(sample.content);
    expect(html).toContain(landing.testimonials.promisesTitle);
    expect(html).toContain('href="/terms-of-service#satisfaction-guarantee"');
  });

  it('shows those promises alone that the landing page makes, each marked as its conditions are', () => {
    const items = rendered(true, [sample]).split('<h4').slice(1);
    const made: readonly Conditions[] = [
      guaranteeConditions['satisfaction-guarantee'],
      guaranteeConditions['fixes-within-24-hours'],
      guaranteeConditions['support-around-the-clock'],
      guaranteeConditions['free-consultation'],
    ];
    expect(items).toHaveLength(made.length);
    for (const [index, { title, remedy, status }] of made.entries()) {
      expect(items[index]).toContain(`>${title}<`);
      expect(items[index]).toContain(`${conditionsPart.labels.remedy}: ${remedy}`);
      expect(items[index]?.includes(conditionsPart.draft)).toBe(status === 'draft');
    }
  });
});
