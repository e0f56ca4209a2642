import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { revisionsBegin } from '@/content/claims/guarantee-conditions';
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

const madeFor = 'local businesses and experts whose site brings few inquiries';

export const aiWebsites = {
  slug: 'ai-websites',
  path: servicePath('ai-websites'),
  group: 'backend',
  name: 'AI Websites',
  cardTitle: 'AI Website',
  description: 'A new website with a chatbot that answers visitors and books calls.',
  madeFor,
  listedAs: 'website',
  fits: {
    clients: 'answers visitors and books their calls',
    soon: `${claim('website-process').text}, with your material`,
  },
  metaTitle: 'AI Websites with a built-in chatbot',
  metaDescription: `A website with a chatbot that answers visitors, takes their details and books calls. Draft in ${claim('website-delivery').figure}, launch in ${claim('website-process').figure}, once we have your material.`,
  tier: 'plain',
  goesWith: {
    'lead-capture-crm':
      'What a visitor leaves in the forms or the chat of the site becomes one record in your CRM.',
    'integrated-offer':
      'For a firm that starts fresh: a website that answers visitors, and one system for the inquiries behind it.',
    'ai-social-media-outreach':
      'People who open your site after a post can ask the chatbot there and book a call.',
    'auto-vsl-generator':
      'The website states your offer, and the workflow makes a video sales letter from it.',
  },
  specimen: {
    kind: 'page-pair',
    title: 'The same page, before and after',
    lead: 'A sample plumber’s first page. Afterward, a visitor can see a price, ask and book.',
    before: {
      label: 'Before',
      menu: ['Home', 'About us', 'Services', 'News', 'Gallery', 'Links', 'Contact'],
      headline: 'Welcome to our website',
      text: [
        'We are a family business with many years of experience and a wide range of services for private and business clients in the whole region.',
        'Our team is happy to advise you on all matters of plumbing, heating and bathroom planning.',
        'For inquiries please use our contact form.',
      ],
      remarks: ['Seven links, none to a booking', 'No price to be found', 'A form that answers tomorrow'],
    },
    after: {
      label: 'After',
      menu: ['Prices', 'Hours'],
      headline: 'A leaky faucet, fixed this week',
      text: 'See the price of each repair and pick a time.',
      action: 'See free times',
      chat: [
        ['Visitor', 'Do you come to the north side?'],
        ['Chatbot', 'Yes, on Tuesdays and Thursdays. Shall I show you the free times?'],
      ],
      remarks: [
        'One line that says what you do',
        'One button, to the free times',
        'A chatbot that answers now',
      ],
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'AI Websites',
      lead: `A new website for your business with a chatbot in it. The chatbot answers visitors, takes their details and offers times for a call. Made for ${madeFor}.`,
      guarantees: [claimGuarantee('website-revisions'), ...offerGuarantees],
      metrics: [
        claimMetric('website-delivery', {
          counts: 'of a full draft, once we have your material',
          scale: timeScale(0, 1, 3, '3 days'),
        }),
        claimMetric('website-process', { counts: 'from your material to the launch' }),
        claimMetric('website-revisions', {
          counts: `from ${revisionsBegin}, on the pages in your agreement`,
        }),
      ],
      metricsNote: {
        text: 'Your material means photos, access to your domain and finished texts. Texts we write count once you have approved them.',
      },
    },
    {
      kind: 'statistics',
      title: 'How most websites perform',
      items: statisticsOf('ai-websites'),
    },
    {
      kind: 'problems',
      title: 'What a weak site costs you',
      items: [
        {
          title: 'It is slow on a phone',
          description: 'The big photo looks fine in your office. On a train, the page stays white.',
          impact: 'You paid for the click, and they were gone before they saw your name.',
        },
        {
          title: 'It cannot answer',
          description: 'A visitor wants to know if you serve their town. The page does not say.',
          impact: 'They leave to ask someone else, and you never know they came.',
        },
        {
          title: 'Nobody has the login',
          description: 'The person who built it is gone, so the old price stays online.',
          impact: 'People call with the wrong price in mind.',
        },
      ],
    },
    {
      kind: 'deliverables',
      title: 'What you get: site, chatbot, setup, changes',
      items: [
        {
          title: 'The website',
          description: 'The pages you need, written with you and built to load fast on a cheap phone.',
          benefits: ['Texts in your words', 'Your photos, sized right', 'Readable at any size'],
          outcome: 'A site you are glad to send to a client.',
        },
        {
          title: 'A chatbot that knows the site',
          description:
            'It answers from your pages, asks for a name when it fits and offers times for a call.',
          benefits: ['Says that it is an AI', 'Hands over to you by email', 'Keeps a log you can read'],
          outcome: 'Visitors can ask and book while you do other work.',
        },
        {
          title: 'Domain, forms and search',
          description: 'Domain, forms, search and visitor counts are set up in accounts that belong to you.',
          benefits: ['Forms that reach your inbox', 'Titles for search results', 'Old links redirected'],
          outcome: 'If you leave us, you keep the accounts.',
        },
        {
          title: 'Changes after launch',
          description:
            'Once you see it live, you know what you want to change. Tell us as often as you like.',
          benefits: [
            claim('website-revisions').text,
            'A page to try each change first',
            'Every change can be undone',
          ],
          outcome: 'A site that fits, not a first guess.',
        },
      ],
    },
    {
      kind: 'steps',
      title: `A ${claim('website-process').text}`,
      lead: 'The first day begins when we have your material. If we write the texts, it begins when you have approved them.',
      steps: [
        {
          timeframe: 'First day',
          title: `Draft: ${claim('website-delivery').text}`,
          description: 'We have one short call. You get a full draft to click through.',
          clientRole: 'Your material and a short call',
        },
        {
          timeframe: 'Second day',
          title: 'Correct',
          description: 'You mark what is wrong. We change it and give the chatbot your answers.',
          clientRole: 'A list of what is wrong',
        },
        {
          timeframe: 'Third day',
          title: 'Launch',
          description: 'Your domain points to the new site. The old links lead to the right pages.',
          clientRole: 'Your OK',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about your website',
      items: [
        {
          question: 'What does a website with a chatbot cost?',
          answer: `That depends on the number of pages and languages, and on what the chatbot has to know. ${leastCost('AI Website')} We look at your old site with you and put a price in writing.`,
        },
        {
          question: 'What do you need from me?',
          answer:
            'A short call, your logo, some photos, access to your domain and the facts: what you do, where, and for whom. If you have no texts, we draft them.',
        },
        {
          question: 'Can you keep my old domain and rank?',
          answer:
            'You keep the domain, even if the old site runs on WordPress or Wix. Old addresses lead to the new pages, as search engines ask. Nobody can promise a rank.',
        },
        {
          question: 'Is a shop part of it?',
          answer:
            'A few products or a course with a payment link, yes. A shop with stock and returns is a larger job.',
        },
        {
          question: 'What do I pay each month for AI Websites?',
          answer:
            'Hosting, in your own account, which we set up with you, and once a year the domain. The chatbot uses an AI model that bills by use; we tell you what to expect.',
        },
        {
          question: 'What do changes cost after the 30 days?',
          answer:
            'They are new work. Ask for their price before you sign, so that it is in your agreement too. The accounts are yours, so someone else can make them as well.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Open your site on your phone',
      text: 'Try it on mobile data and note what you missed. We talk about that list on a free call. If you only need the chatbot, look at AI Agents; if leads get lost behind the site, at Lead Capture + CRM Sync.',
      seals: [claimSeal('website-revisions'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
