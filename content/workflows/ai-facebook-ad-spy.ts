import type { WorkflowContent } from './workflow';

export const aiFacebookAdSpy = {
  slug: 'ai-facebook-ad-spy',
  path: '/workflows/ai-facebook-ad-spy',
  title: 'AI Facebook Ad Spy',
  benefit: 'Lists rivals’ long-running Facebook ads and how they are built.',
  lead: 'Name the companies you watch. The workflow collects their public Facebook ads, sorts them by age and notes how each one is built.',
  metaTitle: 'AI Facebook Ad Spy for n8n',
  metaDescription:
    'An n8n workflow that collects public Facebook ads of companies you name, sorts them by how long they have run and drafts a brief for your own ad.',
  perfectFor: [
    'Media buyers who plan the next round of tests',
    'Store owners in a market with loud competitors',
    'Agencies that prepare a pitch for a new client',
  ],
  problem:
    'Your rivals’ ads are public, but reading them one by one is slow, and screenshots get lost. An ad that has been paid for month after month is a better hint than a good-looking one. That start date is easy to miss when you scroll.',
  needs: ['n8n', 'adLibrary', 'languageModel', 'sheet'],
  specimen: {
    frames: [
      {
        kind: 'form',
        label: 'Your list',
        rows: [
          ['Names', 'Three sample shops'],
          ['Words', 'standing desk'],
          ['Country', 'Germany'],
        ],
      },
      {
        kind: 'table',
        label: 'Ads found',
        rows: [
          ['2 days', 'dropped'],
          ['41 days', 'kept'],
          ['118 days', 'kept'],
        ],
      },
      {
        kind: 'form',
        label: 'One ad, described',
        rows: [
          ['Hook', 'A sore back at noon'],
          ['Offer', '60 days to try'],
          ['Ask', 'Pick a size'],
        ],
      },
      {
        kind: 'table',
        label: 'The sheet',
        rows: [
          ['118 days', 'video, 60 days to try'],
          ['41 days', 'picture, free desk mat'],
        ],
      },
      { kind: 'files', label: 'Your brief', lines: ['brief-desk.txt', 'prompt-veo.txt'] },
    ],
    nodes: [
      { role: 'start', name: 'Schedule' },
      { role: 'service', name: 'Ad library' },
      { role: 'model', name: 'Describe' },
      { role: 'store', name: 'Sheet' },
      { role: 'person', name: 'Tick rows' },
      { role: 'model', name: 'Brief' },
      { role: 'store', name: 'Brief kept' },
    ],
  },
  steps: [
    {
      title: 'Searches the ad library',
      text: 'It looks up the names and keywords on your list and collects the public ads it can reach.',
    },
    {
      title: 'Keeps ads that last',
      text: 'Ads that were stopped early are dropped. The others keep the date on which they began.',
    },
    {
      title: 'Describes each ad',
      text: 'A model notes the opening line, the offer, the format and the call to action, in a few plain words.',
    },
    {
      title: 'Fills one sheet',
      text: 'The ads it keeps go into one table, oldest first, each with its link.',
    },
    {
      title: 'Drafts your version',
      text: 'For the rows you tick, it writes a brief and a VEO3 prompt with your own words and pictures.',
    },
  ],
} as const satisfies WorkflowContent;
