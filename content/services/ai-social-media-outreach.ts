import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees, timeScale } from './claim-text';
import type { CatalogueService } from './service';

const madeFor = 'businesses and creators whose accounts go quiet when work gets busy';

export const aiSocialMediaOutreach = {
  slug: 'ai-social-media-outreach',
  path: servicePath('ai-social-media-outreach'),
  group: 'income',
  name: 'AI Social Media Outreach',
  cardTitle: 'Automated Social Media',
  description: 'Social media posts planned, drafted and published for you, after your approval.',
  madeFor,
  listedAs: 'social media',
  fits: {
    clients: 'posts where people follow you',
    soon: claim('social-implementation').text.toLowerCase(),
  },
  metaTitle: 'AI Social Media Management',
  metaDescription: `Social media management with AI: posts for Instagram, Facebook, TikTok, YouTube, LinkedIn, X and Rumble, approved by you. Set up in ${claim('social-implementation').figure}.`,
  tier: 'plain',
  goesWith: {
    'viral-reels-factory':
      'We plan and publish your posts, and the workflow makes short upright videos in your own n8n.',
    'cinematic-quote-pages':
      'A brand with few pictures shows its own lines as short films between the planned posts.',
  },
  specimen: {
    kind: 'voice',
    title: 'One thought in seven voices',
    lead: 'One job becomes seven posts, each in the form of its platform. You read them before they go out.',
    thought: 'Sweep the chimney before the first frost.',
    posts: [
      ['X', 'First frost is near. When was your chimney last swept?'],
      ['YouTube', 'What a sweep looks for, in four minutes, with chapters.'],
      ['Facebook', 'Free dates this month, and answers to your questions below.'],
      ['Instagram', 'Two photos: the flue before and after.'],
      ['LinkedIn', 'How we plan forty roofs in one dry week.'],
      ['TikTok', 'Fifteen upright seconds. The brush comes out black.'],
      ['Rumble', 'The whole visit, uncut.'],
    ],
  },
  sections: [
    {
      kind: 'hero',
      headline: 'AI Social Media Outreach',
      lead: `We plan, draft and publish your social media posts, on up to seven platforms and on a schedule you agree to. You approve the plan first. Made for ${madeFor}.`,
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('social-implementation', {
          counts: 'depending on how many accounts you have',
          scale: timeScale(1, 3, 4, '4 weeks'),
        }),
        { figure: '7', label: 'platforms', counts: 'or as few of them as suit you' },
        { figure: '0', label: 'posts published without your approval', counts: 'you see each one first' },
      ],
    },
    {
      kind: 'statistics',
      title: 'Where people spend their time',
      items: statisticsOf('ai-social-media-outreach'),
    },
    {
      kind: 'problems',
      title: 'Why accounts go quiet',
      items: [
        {
          title: 'A good month, then silence',
          description: 'You post each day until a big job comes in. Now the last post is from March.',
          impact: 'A buyer who looks you up wonders if you are still in business.',
        },
        {
          title: 'The same clip everywhere',
          description:
            'A wide video is cut off on a phone, and a caption for one site does not fit the next.',
          impact: 'Good material reaches fewer people than it could.',
        },
        {
          title: 'Messages nobody answers',
          description: 'Someone asks for a price under a post, and it is found a week later.',
          impact: 'Others who read the post see that nobody replied.',
        },
      ],
    },
    {
      kind: 'platforms',
      title: 'Seven platforms we post to',
      lead: claim('social-platforms').text,
      items: [
        { name: 'X', use: 'Short posts about your trade.' },
        { name: 'YouTube', use: 'Longer clips with chapters, plus the short cuts made from them.' },
        { name: 'Facebook', use: 'Local posts and events.' },
        { name: 'Instagram', use: 'Photos, stories and clips of the work itself.' },
        {
          name: 'LinkedIn',
          use: 'What you learned on a job, told to other firms. Posts only, no automated messages.',
        },
        { name: 'TikTok', use: 'One idea per clip, filmed upright, with text on screen.' },
        { name: 'Rumble', use: 'The full video, for viewers who have left other sites.' },
      ],
      note: 'Each platform sets its own rules for automation and can change them. We tell you when they rule something out.',
    },
    {
      kind: 'benefits',
      title: 'What you get: plan, posts, badge, calls',
      items: [
        {
          icon: 'list-checks',
          title: 'A plan you can read',
          description: 'You see the coming posts on one page, and can remove, move or rewrite any of them.',
          metric: 'Approve each post in the plan',
        },
        {
          icon: 'repeat',
          title: 'One job, several posts',
          description:
            'A finished job becomes a clip, a photo and a short text, each in the format of its platform.',
          metric: 'Compare the posts side by side in the plan',
        },
        {
          icon: 'badge-check',
          title: 'A verified badge',
          description:
            'We prepare and file the application for a verified badge. Whether you get one, and when, is the platform’s decision.',
          metric: claim('social-verification').text,
        },
        {
          icon: 'trending-up',
          title: 'A call after the click',
          description:
            'Calls by our AI Phone Callers go to people who left a number and agreed to be called. The figure is what one phone line can dial, not what we plan for you.',
          metric: claim('social-daily-calls').text,
        },
      ],
    },
    {
      kind: 'steps',
      title: `Up and posting in ${claim('social-implementation').figure}`,
      lead: `${claim('social-implementation').text}, depending on how many accounts there are. You get a date for yours before you decide.`,
      steps: [
        {
          timeframe: 'First',
          title: 'Learn your style',
          description: 'We read your old posts and talk with you. You get a page of style notes.',
          clientRole: 'A short call, and posts you like',
        },
        {
          timeframe: 'Then',
          title: 'Set the stage',
          description: 'Names, photos and links are made to match on every account you want to use.',
          clientRole: 'Access to each account',
        },
        {
          timeframe: 'Next',
          title: 'Fill the plan',
          description: 'The first posts are drafted. You correct them until they sound like you.',
          clientRole: 'Your corrections',
        },
        {
          timeframe: 'From there',
          title: 'Post, and pass questions on',
          description: 'Posts go out on the days you chose, and questions reach the right person.',
          clientRole: 'Your OK on the plan, and a contact for questions',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about social media posting',
      items: [
        {
          question: 'What does AI social media management cost?',
          answer: `It depends on how many platforms and posts you want. ${leastCost('AI Social Media Outreach')} We name a price once we have seen your accounts.`,
        },
        {
          question: 'What do I pay each month for AI Social Media Outreach?',
          answer:
            'That depends on how many posts we make; your agreement says how they are paid. Tools that make pictures or video are billed by use, and some platforms ask a monthly fee for a badge.',
        },
        {
          question: 'Will my posts sound like a machine?',
          answer:
            'The first ones may. Your corrections go into the style notes, so that later drafts use your words.',
        },
        {
          question: 'Do I need all seven platforms?',
          answer:
            'No. Two that your clients use are better than seven that they do not. We look at where they are and start there.',
        },
        {
          question: 'Do I have to be on camera?',
          answer:
            'It helps, but you do not have to. Photos of the work, screen tours and a voice-over will do. To make short videos yourself, there is the n8n workflow Viral Reels Factory.',
        },
        {
          question: 'Who owns the accounts?',
          answer:
            'You do. We work with access that you give us and can take back. How either side ends the work is part of your agreement.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Show us your last ten posts',
      text: 'Open your accounts with us on a free call. We look for posts your last job could have given you. To turn followers into dates in your calendar, look at Appointment Setting.',
      seals: [claimSeal('social-implementation'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
