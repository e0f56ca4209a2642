/** The ten purchasable workflows in the order of their ids, 1 to 10 (part 1, section 2). */
export const workflowSlugs = [
  'auto-vsl-generator',
  'ai-facebook-ad-spy',
  'ai-conspiracy-doc',
  'ai-powered-music-videos',
  'auto-b-roll-editor',
  'cinematic-quote-pages',
  'fictional-worlds-generator',
  'product-visualization-funnels',
  'real-estate-commercials',
  'viral-reels-factory',
] as const;

export type WorkflowSlug = (typeof workflowSlugs)[number];
