import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees, timeScale } from './claim-text';
import type { CatalogueService } from './service';

export const aiSocialMediaOutreach = {
  slug: 'ai-social-media-outreach',
  path: servicePath('ai-social-media-outreach'),
  group: 'income',
  name: 'AI Social Media Outreach',
  cardTitle: 'Automated Social Media',
  description: 'One voice, planned and posted wherever your clients already are.',
  metaTitle: 'AI Social Media Outreach',
  metaDescription:
    'Automated social media on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble, in one voice. Running within 1-3 weeks.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Social Media Outreach',
      lead: 'Plans and posts for you on X, YouTube, Facebook, Instagram, LinkedIn, TikTok and Rumble: one voice, on a schedule you agree to.',
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('social-implementation', {
          counts: 'by the number of accounts and their state',
          scale: timeScale(1, 3, 4, '4 weeks'),
        }),
        { figure: '7', label: 'platforms', counts: 'or as few of them as suit you' },
        { figure: 'None', label: 'posted without your yes', counts: 'you approve the plan first' },
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
          description: 'You post each day until a big job comes in. The last post is from March.',
          impact: 'A buyer who looks you up wonders if you are still in business.',
        },
        {
          title: 'The same clip everywhere',
          description: 'A wide video is cut off on a phone. A joke from one site falls flat on the next.',
          impact: 'You do the work once and lose most of it on the way.',
        },
        {
          title: 'Messages nobody answers',
          description: 'Someone asks for a price under a post. It is found a week later.',
          impact: 'The whole thread can see that they were left waiting.',
        },
      ],
    },
    {
      kind: 'platforms',
      title: 'Seven places, one voice',
      lead: claim('social-platforms').text,
      items: [
        { name: 'X', use: 'Short takes, and replies where your trade meets.' },
        { name: 'YouTube', use: 'Longer clips with chapters, plus the short cuts made from them.' },
        { name: 'Facebook', use: 'Local posts, events, and answers in your groups.' },
        { name: 'Instagram', use: 'Photos, stories and clips of the work itself.' },
        {
          name: 'LinkedIn',
          use: 'What you learned on a job, told to other firms. Posts only, no robot messages.',
        },
        { name: 'TikTok', use: 'One idea per clip, filmed upright, with text on screen.' },
        { name: 'Rumble', use: 'The full video, for viewers who have left other sites.' },
      ],
      note: 'Each platform sets its own rules for automation and can change them. We keep to those rules, and we tell you when they rule something out.',
    },
    {
      kind: 'benefits',
      title: 'What changes for you',
      items: [
        {
          icon: 'list-checks',
          title: 'A plan you can read',
          description: 'You see the coming posts on one page. Strike one, move one, or write your own.',
          metric: 'Nothing goes out before you approve it',
        },
        {
          icon: 'repeat',
          title: 'One idea, many shapes',
          description: 'A job well done becomes a clip, a photo and a short text, each cut to fit its place.',
          metric: 'Compare the posts side by side in the plan',
        },
        {
          icon: 'badge-check',
          title: 'A verified name',
          description:
            'We prepare the papers and file for the mark. The span below is what we state; the platform has the last word and may say no.',
          metric: claim('social-verification').text,
        },
        {
          icon: 'trending-up',
          title: 'A call after the click',
          description:
            'People who leave a number and agree to be called get a call, from our AI Phone Callers. The figure is the reach of the line. Nobody else is dialed.',
          metric: claim('social-daily-calls').text,
        },
      ],
    },
    {
      kind: 'steps',
      title: `Up and posting in ${claim('social-implementation').figure}`,
      lead: `${claim('social-implementation').text}, depending on how many accounts there are. You hear on the call which it is for you.`,
      steps: [
        {
          timeframe: 'First',
          title: 'Find the voice',
          description: 'We read your old posts and talk with you. You get a page that says how you sound.',
          clientRole: 'A talk, and the posts you are proud of',
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
          description: 'The first run of posts is drafted. You correct us until it sounds like you.',
          clientRole: 'Corrections, as blunt as you like',
        },
        {
          timeframe: 'From there',
          title: 'Post and answer',
          description: 'Posts go out on the days you chose, and questions reach the right person.',
          clientRole: 'A yes to the plan, and a name for questions',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about posting',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'That follows the number of platforms and how often you post. We name a price once we have seen your accounts, and you get it in writing.',
        },
        {
          question: 'Will my posts sound like a machine?',
          answer:
            'Not if you correct the first ones. Your changes teach the drafts which words you use and which you would never say.',
        },
        {
          question: 'Do I need all seven platforms?',
          answer:
            'No. Two that your clients use beat seven that they do not. We look at where they are and start there.',
        },
        {
          question: 'Do I have to be on camera?',
          answer: 'It helps, but no. Photos of the work, screen tours and a voice-over do the job as well.',
        },
        {
          question: 'Who owns the accounts?',
          answer: 'You do. We work with access you give us, and you can take it away with one click.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Let us read your last ten posts',
      text: 'Send us your accounts before the call. We come with three posts you could have made from your last job.',
      seals: [claimSeal('social-implementation'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
