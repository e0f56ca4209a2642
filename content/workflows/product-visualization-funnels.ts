import { claim } from '@/content/claims';
import type { Workflow } from './workflow';

export const productVisualizationFunnels = {
  id: 8,
  slug: 'product-visualization-funnels',
  path: '/workflows/product-visualization-funnels',
  title: 'Product Visualization Funnels',
  benefit: 'A product turned in the light before it is photographed.',
  lead: 'Upload one clear photo. You get a set of product films, and a simple page order to show them in.',
  metaTitle: 'Product Visualization Funnels for n8n',
  metaDescription:
    'An n8n workflow that makes product films from one photo with VEO3, and lines them up as the steps of a simple sales funnel.',
  perfectFor: [
    'Store owners without a studio',
    'Freelancers who sell product films to shops',
    'Brands that launch before the first batch arrives',
  ],
  problem:
    'A product film needs a studio, a turntable and a patient photographer. Small shops make do with a phone picture on a white sheet, and it shows. Buyers cannot feel the size, the surface or the use. They leave to look at a shop that lets them.',
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
      text: 'VEO3 turns, lights and uses it. The label and the color are compared with your photo.',
    },
    {
      title: 'Writes the words',
      text: 'Each film gets a headline and a caption that say what the buyer sees.',
    },
    {
      title: 'Lines up the funnel',
      text: 'Films and words are saved in the order of ad, product page and reminder.',
    },
  ],
  notes: [
    {
      kind: 'important',
      title: 'Important Note',
      text: `${claim('product-assets-price').text}. What yours sell for depends on the product, the client and your work.`,
    },
  ],
} as const satisfies Workflow;
