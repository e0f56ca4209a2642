import type { Workflow } from './workflow';

export const cinematicQuotePages = {
  id: 6,
  slug: 'cinematic-quote-pages',
  path: '/workflows/cinematic-quote-pages',
  title: 'Cinematic Quote Pages',
  benefit: 'A 5-second concept for every line worth keeping.',
  lead: 'Paste your quotes. Each becomes a short film with one moving picture, one line of text and room to breathe.',
  metaTitle: 'Cinematic Quote Pages for n8n',
  metaDescription:
    'An n8n workflow that makes a 5-second concept from each quote on your list: one moving picture, one line of text, saved with its caption.',
  perfectFor: [
    'Quote and mindset pages that post every day',
    'Authors who want their own lines to travel',
    'Brands with a voice and few pictures',
  ],
  problem:
    'Quote pages live on rhythm. Setting the same white letters on a stock sunset is quick, and viewers scroll past it just as quickly. Filming something better for each line is out of reach. This workflow gives every quote a scene that belongs to it, and keeps the whole page in one style.',
  steps: [
    {
      title: 'Takes the next quote',
      text: 'It reads your sheet from the top and skips what was already used.',
    },
    {
      title: 'Finds the picture',
      text: 'A model turns the meaning of the line into one image that moves, not an illustration of its words.',
    },
    {
      title: 'Makes a 5-second concept',
      text: 'VEO3 films the image as one slow shot of 5 seconds, with a calm area kept free for the text.',
    },
    { title: 'Sets the line', text: 'The quote fades in over that area, in your type and with its author.' },
    { title: 'Queues the post', text: 'The film and a caption are saved, and go out at the hour you set.' },
  ],
  notes: [
    {
      kind: 'use-case',
      title: 'Use Case',
      text: 'Keep one sheet of quotes and let the page run from it. Each row makes a 5-second concept, so you can see early whether a line holds attention.',
    },
  ],
} as const satisfies Workflow;
