import type { GoesWith } from '@/content/related-pages';
import type { WorkflowPath } from '@/lib/paths';
import type { WorkflowNeed } from './needs';
import type { WorkflowSpecimen } from './specimen';

/** The purchasable workflows in the order of their ids (R4). */
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

export type WorkflowStep = { title: string; text: string };

/** An extra of one workflow (R50). */
export type WorkflowNote = { kind: 'upgrade' | 'important' | 'use-case'; title: string; text: string };

/** One workflow: its row in the catalogue, its card in the carousel and its page. */
export type Workflow = {
  /** Counted from 1; also its place in the carousel. */
  id: number;
  slug: WorkflowSlug;
  path: WorkflowPath;
  title: string;
  /** One line, for cards and the catalogue. */
  benefit: string;
  /** One or two sentences under the headline. */
  lead: string;
  /** Without the product's name, which the layout appends. */
  metaTitle: string;
  metaDescription: string;
  perfectFor: readonly string[];
  problem: string;
  /** What a buyer brings besides, in the order in which it is set up. */
  needs: readonly WorkflowNeed[];
  goesWith?: GoesWith;
  specimen: WorkflowSpecimen;
  steps: readonly WorkflowStep[];
  notes?: readonly WorkflowNote[];
};
