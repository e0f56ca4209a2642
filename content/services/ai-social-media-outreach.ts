import { servicePath } from '@/lib/paths';
import type { Service } from './service';

export const aiSocialMediaOutreach = {
  slug: 'ai-social-media-outreach',
  path: servicePath('ai-social-media-outreach'),
  name: 'AI Social Media Outreach',
  cardTitle: 'Automated Social Media',
  description: 'One voice, planned and posted wherever your clients already are.',
  title: 'AI Social Media Outreach',
  metaDescription:
    'Automated social media on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble, in one voice. Running within 1-3 weeks.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Social Media Outreach',
      lead: 'Plans and posts for you on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble: one voice, on a schedule you agree to.',
      metrics: [
        { figure: '1-3 weeks', label: 'implementation', scale: { from: 1, to: 3, of: 4, marks: 4 } },
        { figure: '1,000+', label: 'automated outbound calls daily' },
        { figure: '1-3 weeks', label: 'to purple verification', scale: { from: 1, to: 3, of: 4, marks: 4 } },
      ],
    },
  ],
} as const satisfies Service;
