import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import {
  claimGuarantee,
  claimMetric,
  claimSeal,
  generalSeals,
  offerGuarantees,
  timeScale,
} from './claim-text';
import type { CatalogueService } from './service';

export const aiWebsites = {
  slug: 'ai-websites',
  path: servicePath('ai-websites'),
  group: 'backend',
  name: 'AI Websites',
  cardTitle: 'AI Website',
  description: 'A site that answers visitors instead of waiting for them.',
  metaTitle: 'AI Websites that answer visitors',
  metaDescription:
    'AI websites that answer visitors, take their details and book the call. Delivered in 24 hours, with 30 days of unlimited revisions.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Websites',
      lead: 'A website that answers its visitors, takes their details and books the call, instead of waiting to be read.',
      guarantees: [claimGuarantee('website-revisions'), ...offerGuarantees],
      metrics: [
        claimMetric('website-delivery', {
          counts: 'of a full draft you can click through',
          scale: timeScale(0, 1, 3, '3 days'),
        }),
        claimMetric('website-process', { counts: 'from that draft to the launch' }),
        claimMetric('website-revisions', { counts: 'once the site is live' }),
      ],
      metricsNote: { text: 'Counted from the day we have your texts, your photos and your domain.' },
    },
    {
      kind: 'statistics',
      title: 'How most sites perform',
      items: statisticsOf('ai-websites'),
    },
    {
      kind: 'problems',
      title: 'What a weak site costs you',
      items: [
        {
          title: 'It is slow on a phone',
          description: 'The big photo looks fine on your screen. On a train, the page stays white.',
          impact: 'You paid for the click, and they were gone before they saw your name.',
        },
        {
          title: 'It cannot answer',
          description: 'A visitor wants to know if you serve their town. The page does not say.',
          impact: 'They leave to ask someone else. No form will tell you that they came.',
        },
        {
          title: 'You cannot change it',
          description: 'The new price needs a ticket, a quote and a wait. So the old one stays.',
          impact: 'People call with the wrong price in mind, and the talk starts with a “no”.',
        },
      ],
    },
    {
      kind: 'deliverables',
      title: 'What you get',
      items: [
        {
          title: 'The site itself',
          description: 'The pages you need, written with you and built to load fast on a cheap phone.',
          benefits: ['Texts in your words', 'Your photos, sized right', 'Readable at any size'],
          outcome: 'A site you can send to a client without saying sorry first.',
        },
        {
          title: 'An assistant that knows the site',
          description:
            'It answers from your pages alone, asks for a name when it fits, and offers times for a call.',
          benefits: ['Says that it is an AI', 'Hands over to you by email', 'Keeps a log you can read'],
          outcome: 'Questions turn into names and dates while you do other work.',
        },
        {
          title: 'The plumbing',
          description:
            'Domain, forms, search entries and visitor counts, all set up in accounts that belong to you.',
          benefits: ['Forms that reach your inbox', 'Titles for search results', 'Old links sent on'],
          outcome: 'You can leave us at any time and take all of it along.',
        },
        {
          title: 'Changes after launch',
          description: 'You see it live, and then you know what you want. Tell us, as often as you like.',
          benefits: [
            claim('website-revisions').text,
            'A page to try each change first',
            'Every change can be undone',
          ],
          outcome: 'The site you keep is the one you wanted, not the first guess.',
        },
      ],
    },
    {
      kind: 'steps',
      title: `A ${claim('website-process').text}`,
      lead: 'The clock starts once we have your texts, your photos and access to your domain.',
      steps: [
        {
          timeframe: 'First day',
          title: `Draft: ${claim('website-delivery').text}`,
          description:
            'You send texts, photos and access, and we talk once. You get a full draft to click through.',
          clientRole: 'Texts, photos, access and one talk',
        },
        {
          timeframe: 'Second day',
          title: 'Correct',
          description: 'You mark what is wrong. We change it, and teach the assistant your answers.',
          clientRole: 'A list of what is wrong',
        },
        {
          timeframe: 'Third day',
          title: 'Launch',
          description: 'Your domain points to the new site. The old links lead to the right pages.',
          clientRole: 'Your yes',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about your site',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'Pages, languages and what the assistant must know make the difference. We look at your old site with you and then write down a price.',
        },
        {
          question: 'What do you need from me?',
          answer:
            'A talk, your logo, some photos and the facts: what you do, where, and for whom. If you have no texts, we draft them.',
        },
        {
          question: 'Can you keep my old domain and rank?',
          answer:
            'You keep the domain. We send each old address to its new page, which is what search engines ask for. Nobody can promise a rank.',
        },
        {
          question: 'Is a shop part of it?',
          answer:
            'A few products with a payment link, yes. A shop with stock and returns is a larger job, and we say so on the call.',
        },
        {
          question: 'Who pays for hosting?',
          answer: 'You do, in your own account. We set it up with you, so there is no fee hidden in between.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Open your site on your phone',
      text: 'Do it before we speak, on mobile data. Then tell us what you would want to find there if you were your own client.',
      seals: [claimSeal('website-revisions'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
