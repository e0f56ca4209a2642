import { claim } from '@/content/claims';
import type { WorkflowContent } from './workflow';

export const productVisualizationFunnels = {
  slug: 'product-visualization-funnels',
  path: '/workflows/product-visualization-funnels',
  title: 'Product Visualization Funnels',
  benefit: 'Makes product videos from one photo, in funnel order.',
  lead: 'Upload one clear photo. You get a set of product videos made with Veo 3, ordered as ad, product page and reminder.',
  metaTitle: 'Product Visualization Funnels for n8n',
  metaDescription:
    'An n8n workflow that makes product videos from one photo with Veo 3 and puts them in the order of a simple sales funnel: ad, page, reminder.',
  perfectFor: [
    'Store owners without a studio',
    'Freelancers who make product videos for shops',
    'Brands that launch before the first batch arrives',
  ],
  problem:
    'A product video needs a studio, a turntable and a photographer. Small shops make do with a phone picture on a white sheet. Buyers cannot see the size, the surface or the use, and look for a shop that shows them.',
  needs: ['n8n', 'languageModel', 'veo', 'storage'],
  goesWith: {
    'real-estate-commercials':
      'Photographers who add film to their service can sell both: listings for agents, products for shops.',
  },
  specimen: {
    frames: [
      { kind: 'shot', label: 'One photo', line: 'A kettle on a white sheet' },
      {
        kind: 'form',
        label: 'What it notes',
        rows: [
          ['Shape', 'Round, long spout'],
          ['Surface', 'Brushed steel'],
          ['Not seen', 'How large is it?'],
        ],
      },
      {
        kind: 'form',
        label: 'Three views',
        rows: [
          ['Notice', 'Steam at a window'],
          ['Understand', 'The spout, close'],
          ['Want', 'Tea on a cold day'],
        ],
      },
      { kind: 'shot', label: 'Film', line: 'Steam, then the kettle turns' },
      { kind: 'files', label: 'In order', lines: ['1-ad.mp4', '2-product-page.mp4', '3-reminder.mp4'] },
    ],
    nodes: [
      { role: 'start', name: 'Photo' },
      { role: 'model', name: 'Read it' },
      { role: 'person', name: 'Answer' },
      { role: 'model', name: 'Three views' },
      { role: 'service', name: 'Veo 3' },
      { role: 'model', name: 'Captions' },
      { role: 'store', name: 'Folder' },
    ],
  },
  steps: [
    {
      title: 'Reads the photo',
      text: 'It notes shape, material, color and label, and asks you about what it cannot see.',
    },
    {
      title: 'Plans three views',
      text: 'One film to notice the product, one to understand it, one to want it.',
    },
    {
      title: 'Films the product',
      text: 'VEO3 films it from several sides and in use. Compare the label and the color with your photo before you publish.',
    },
    {
      title: 'Writes the words',
      text: 'Each film gets a headline and a caption that say what the buyer sees.',
    },
    {
      title: 'Puts them in order',
      text: 'Videos and words are saved in the order of ad, product page and reminder.',
    },
  ],
  notes: [
    {
      kind: 'important',
      title: 'Important Note',
      text: `${claim('product-assets-price').text}. Yours may sell for less, or not at all.`,
    },
  ],
} as const satisfies WorkflowContent;
