import type { Workflow } from './workflow';

export const viralReelsFactory = {
  id: 10,
  slug: 'viral-reels-factory',
  path: '/workflows/viral-reels-factory',
  title: 'Viral Reels Factory',
  benefit: 'Short films on a schedule, in one recognizable hand.',
  lead: 'Choose a subject and a rhythm. The workflow finds ideas, films them upright and posts them on the days you named.',
  metaTitle: 'Viral Reels Factory for n8n',
  metaDescription:
    'An n8n workflow that plans, films, captions and posts short upright videos on your schedule, and shows you each one before it goes out.',
  perfectFor: [
    'Creators who post alone',
    'Shops that want to stay visible between launches',
    'Agencies that run several accounts at once',
  ],
  problem:
    'Short video rewards those who keep going. The first week is easy. Then the ideas thin out, the edit takes the evening and the account goes quiet. No tool can promise that a reel spreads, but a channel that stops has no chance at all.',
  steps: [
    {
      title: 'Collects ideas',
      text: 'It reads the sources you trust and notes what people in your field ask.',
    },
    {
      title: 'Writes the hook first',
      text: 'Each idea gets an opening line. The weak ones are dropped before anything is filmed.',
    },
    { title: 'Films upright', text: 'VEO3 makes the scenes in your colors, with space for captions.' },
    {
      title: 'Waits for your yes',
      text: 'A preview lands in your inbox. Nothing is posted until you agree.',
    },
    {
      title: 'Posts and notes',
      text: 'The reel goes out on its day, and its first numbers are written back to the sheet.',
    },
  ],
} as const satisfies Workflow;
