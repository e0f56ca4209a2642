import { describe, expect, it } from 'vitest';
import { featuredServices } from '@/content/featured-services';
import { shownHighlights } from './star-popup';
import { placePopup } from './use-star-popups';

describe('placePopup', () => {
  const desktop = { width: 1440, height: 900 };
  const phone = { width: 320, height: 568 };
  it.each([
    {
      where: 'under the star',
      left: 300,
      top: 200,
      size: [344, 380],
      viewport: desktop,
      at: { left: 300, top: 254 },
    },
    {
      where: 'above it near the foot',
      left: 300,
      top: 700,
      size: [344, 380],
      viewport: desktop,
      at: { left: 300, top: 310 },
    },
    {
      where: 'left of the right edge',
      left: 1380,
      top: 200,
      size: [344, 380],
      viewport: desktop,
      at: { left: 1086, top: 254 },
    },
    {
      where: 'over the star where neither side has room',
      left: 220,
      top: 260,
      size: [280, 420],
      viewport: phone,
      at: { left: 30, top: 138 },
    },
    {
      where: 'at the top when it is as tall as the screen',
      left: 0,
      top: 260,
      size: [280, 560],
      viewport: phone,
      at: { left: 10, top: 10 },
    },
  ])('hangs $where', ({ left, top, size: [width = 0, height = 0], viewport, at }) => {
    expect(placePopup({ left, top, bottom: top + 44 }, { width, height }, viewport)).toEqual(at);
  });
});

describe('shownHighlights', () => {
  it.each([
    { slug: 'ai-email-outreach', tier: 'gold', shown: 3 },
    { slug: 'ai-agents', tier: 'purple', shown: 3 },
    { slug: 'ai-phone-callers', tier: 'silver', shown: 2 },
  ] as const)('$tier shows $shown', ({ slug, tier, shown }) => {
    const featured = featuredServices[slug];
    expect(featured.tier).toBe(tier);
    expect(shownHighlights(featured)).toHaveLength(shown);
  });
});
