import { servicePath } from '@/lib/paths';
import { metric } from './claimed';
import type { Service } from './service';

export const aiSocialMediaOutreach = {
  slug: 'ai-social-media-outreach',
  path: servicePath('ai-social-media-outreach'),
  name: 'AI Social Media Outreach',
  cardTitle: 'Automated Social Media',
  description: 'One voice, planned and posted wherever your clients already are.',
  metaTitle: 'AI Social Media Outreach',
  metaDescription:
    'Automated social media on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble, in one voice. Running within 1-3 weeks.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Social Media Outreach',
      lead: 'Plans and posts for you on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble: one voice, on a schedule you agree to.',
      metrics: [
        metric('social-implementation', { from: 1, to: 3, of: 4, marks: 4 }),
        metric('social-verification', { from: 1, to: 3, of: 4, marks: 4 }),
        metric('social-daily-calls'),
      ],
    },
  ],
} as const satisfies Service;
