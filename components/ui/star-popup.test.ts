import { describe, expect, it } from 'vitest';
import { featuredServices } from '@/content/featured-services';
import { serviceBySlug } from '@/content/services';
import { shownHighlights } from './star-popup';
import { placePopup } from './use-star-popups';

describe('placePopup', () => {
  const desktop = { width: 1440, height: 900 };
  const phone = { width: 320, height: 568 };
  const tablet = { width: 768, height: 1024 };
  const size = { width: 344, height: 380 };
  it.each([
    { where: 'right of its card', left: 300, top: 200, viewport: desktop, at: { left: 610, top: 200 } },
    {
      where: 'left of it near the edge',
      left: 1000,
      top: 200,
      viewport: desktop,
      at: { left: 646, top: 200 },
    },
    { where: 'inside the foot', left: 300, top: 700, viewport: desktop, at: { left: 610, top: 510 } },
    { where: 'inside the top', left: 300, top: -80, viewport: desktop, at: { left: 610, top: 10 } },
    { where: 'at the foot of a tablet', left: 200, top: 200, viewport: tablet, at: undefined },
    { where: 'at the foot of a phone', left: 10, top: 200, viewport: phone, at: undefined },
  ])('stands $where', ({ left, top, viewport, at }) => {
    expect(placePopup({ left, right: left + 300, top }, size, viewport)).toEqual(at);
  });
});

describe('shownHighlights', () => {
  it.each([
    { slug: 'ai-email-outreach', tier: 'gold', shown: 3 },
    { slug: 'ai-agents', tier: 'purple', shown: 3 },
    { slug: 'ai-phone-callers', tier: 'silver', shown: 2 },
  ] as const)('$tier shows $shown', ({ slug, tier, shown }) => {
    const service = serviceBySlug[slug];
    expect(service.tier).toBe(tier);
    expect(shownHighlights(service.tier, featuredServices[slug])).toHaveLength(shown);
  });
});
