import type { WorkflowContent } from './workflow';

export const viralReelsFactory = {
  slug: 'viral-reels-factory',
  path: '/workflows/viral-reels-factory',
  title: 'Viral Reels Factory',
  benefit: 'Plans, films and posts short upright videos on a schedule.',
  lead: 'Choose a subject and the days you want to post. The workflow finds ideas, films them upright with Veo 3 and posts them after your OK.',
  metaTitle: 'Viral Reels Factory for n8n',
  metaDescription:
    'An n8n workflow that plans, films, captions and posts short upright videos on your schedule, and shows you each one before it goes out.',
  perfectFor: [
    'Creators who post alone',
    'Shops that want to stay visible between launches',
    'Agencies that run several accounts at once',
  ],
  problem:
    'Short videos need to be posted often. After the first week ideas run out, editing takes the evening and the account goes quiet. No tool can promise that a reel spreads, but an account that stops posting has no chance.',
  needs: ['n8n', 'languageModel', 'veo', 'mailbox', 'sheet', 'channels'],
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'Your plan',
        rows: [
          ['Subject', 'Houseplants'],
          ['Days', 'Monday and Thursday'],
        ],
      },
      {
        kind: 'script',
        label: 'Hooks',
        lines: [
          'Your fern is not thirsty.',
          'Stop turning the pot. (dropped)',
          'Three plants for dark halls.',
        ],
      },
      { kind: 'shot', label: 'Film', line: 'A fern, a hand, a dry leaf', isUpright: true },
      {
        kind: 'form',
        label: 'Your OK',
        rows: [
          ['Preview', 'reel-12'],
          ['Your answer', 'OK'],
          ['Goes out', 'Thursday'],
        ],
      },
      { kind: 'files', label: 'Posted', lines: ['reel-12.mp4', 'caption.txt', 'row 12 of the sheet'] },
    ],
    nodes: [
      { role: 'start', name: 'Schedule' },
      { role: 'service', name: 'Sources' },
      { role: 'model', name: 'Hooks' },
      { role: 'service', name: 'Veo 3' },
      { role: 'person', name: 'Your OK' },
      { role: 'service', name: 'Post' },
      { role: 'store', name: 'Sheet' },
    ],
  },
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
      title: 'Waits for your OK',
      text: 'A preview comes to your inbox, and posting waits until you agree.',
    },
    {
      title: 'Posts and notes',
      text: 'The reel is posted on its day, and its first numbers are added to the sheet.',
    },
  ],
} as const satisfies WorkflowContent;
