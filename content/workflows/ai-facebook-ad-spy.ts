import type { Workflow } from './workflow';

export const aiFacebookAdSpy = {
  id: 2,
  slug: 'ai-facebook-ad-spy',
  path: '/workflows/ai-facebook-ad-spy',
  title: 'AI Facebook Ad Spy',
  benefit: 'Finds the ads that keep running, and says why.',
  lead: 'Name the companies you watch. The workflow gathers their public ads, sorts them by age and writes down how each one is built.',
  metaTitle: 'AI Facebook Ad Spy for n8n',
  metaDescription:
    'An n8n workflow that gathers public Facebook ads of the companies you name, sorts them by how long they have run, and drafts a brief for your own.',
  perfectFor: [
    'Media buyers who plan the next round of tests',
    'Store owners in a market with loud competitors',
    'Agencies that prepare a pitch for a new client',
  ],
  problem:
    'Your rivals’ ads are public, but reading them is slow. You scroll, take screenshots and lose them again. Then you guess which ad earns its keep. An ad that has been paid for month after month tells you more than a handsome one, and that date is easy to miss by eye.',
  steps: [
    {
      title: 'Searches the ad library',
      text: 'It looks up the names and keywords on your list and collects the ads that are public.',
    },
    {
      title: 'Keeps what lasts',
      text: 'Ads that were stopped early fall out. The rest carry the date on which they began.',
    },
    {
      title: 'Takes each ad apart',
      text: 'A model notes the hook, the offer, the format and the call to action, in a few plain words.',
    },
    { title: 'Fills one sheet', text: 'All ads stand in one table, oldest first, each with its link.' },
    {
      title: 'Drafts your version',
      text: 'For the rows you tick, it writes a brief and a VEO3 prompt. The structure is borrowed, the words and pictures are not.',
    },
  ],
} as const satisfies Workflow;
