import type { WorkflowContent } from './workflow';

export const cinematicQuotePages = {
  slug: 'cinematic-quote-pages',
  path: '/workflows/cinematic-quote-pages',
  title: 'Cinematic Quote Pages',
  benefit: 'Turns each quote on your list into a 5-second film.',
  lead: 'Paste your quotes. Each becomes a short film for social media with one moving picture, one line of text and a caption.',
  metaTitle: 'Cinematic Quote Pages for n8n',
  metaDescription:
    'An n8n workflow that makes a 5-second concept with Veo 3 from each quote on your list: one moving picture, one line of text, one caption.',
  perfectFor: [
    'Quote and mindset pages that post every day',
    'Authors who want to share their own lines',
    'Brands with a voice and few pictures',
  ],
  problem:
    'Quote pages need a new post every day. White letters on a stock sunset are quick to make, and viewers scroll past them. Filming something better for each line costs too much. This workflow gives each quote a scene of its own in one style.',
  needs: ['n8n', 'sheet', 'languageModel', 'veo', 'videoEditing', 'storage', 'channels'],
  specimen: {
    frames: [
      {
        kind: 'table',
        label: 'Your sheet',
        rows: [
          ['1', 'used'],
          ['2', '“Water wears the stone.”'],
          ['3', 'waits'],
        ],
      },
      {
        kind: 'script',
        label: 'The picture',
        lines: ['A slow drop on gray rock, left half kept calm'],
      },
      { kind: 'shot', label: 'Five seconds', line: 'One drop, one ring', isUpright: true },
      { kind: 'script', label: 'The line', lines: ['“Water wears the stone.”', 'Sample author'] },
      { kind: 'files', label: 'Queued', lines: ['quote-2.mp4', 'caption.txt'] },
    ],
    nodes: [
      { role: 'start', name: 'Hour' },
      { role: 'store', name: 'Sheet' },
      { role: 'model', name: 'Find a picture' },
      { role: 'service', name: 'Veo 3' },
      { role: 'service', name: 'Set the line' },
      { role: 'store', name: 'Queue' },
    ],
  },
  steps: [
    {
      title: 'Takes the next quote',
      text: 'It reads your sheet from the top and skips what was already used.',
    },
    {
      title: 'Finds the picture',
      text: 'A model turns the meaning of the line into one image that can move.',
    },
    {
      title: 'Makes a 5-second concept',
      text: 'VEO3 films the image as one slow shot of 5 seconds, with a calm area kept free for the text.',
    },
    { title: 'Sets the line', text: 'The quote fades in over that area, in your font and with its author.' },
    { title: 'Queues the post', text: 'The film and a caption are saved and posted at the hour you set.' },
  ],
  notes: [
    {
      kind: 'use-case',
      title: 'Use Case',
      text: 'Keep one sheet of quotes and run the page from it. A 5-second concept is a first short film of the idea, so you can see early whether a line works.',
    },
  ],
} as const satisfies WorkflowContent;
