import { aiConspiracyDoc } from './ai-conspiracy-doc';
import { aiFacebookAdSpy } from './ai-facebook-ad-spy';
import { aiPoweredMusicVideos } from './ai-powered-music-videos';
import { autoBRollEditor } from './auto-b-roll-editor';
import { autoVslGenerator } from './auto-vsl-generator';
import { cinematicQuotePages } from './cinematic-quote-pages';
import { fictionalWorldsGenerator } from './fictional-worlds-generator';
import { productVisualizationFunnels } from './product-visualization-funnels';
import { realEstateCommercials } from './real-estate-commercials';
import { viralReelsFactory } from './viral-reels-factory';
import { type Workflow, type WorkflowContent, type WorkflowSlug, workflowSlugs } from './workflow';

const contentBySlug: Readonly<Record<WorkflowSlug, WorkflowContent>> = {
  'auto-vsl-generator': autoVslGenerator,
  'ai-facebook-ad-spy': aiFacebookAdSpy,
  'ai-conspiracy-doc': aiConspiracyDoc,
  'ai-powered-music-videos': aiPoweredMusicVideos,
  'auto-b-roll-editor': autoBRollEditor,
  'cinematic-quote-pages': cinematicQuotePages,
  'fictional-worlds-generator': fictionalWorldsGenerator,
  'product-visualization-funnels': productVisualizationFunnels,
  'real-estate-commercials': realEstateCommercials,
  'viral-reels-factory': viralReelsFactory,
};

/** The workflows in the order of their slugs. */
export const workflows: readonly Workflow[] = workflowSlugs.map((slug, index) => ({
  id: index + 1,
  ...contentBySlug[slug],
}));

export const workflowBySlug = (slug: string): Workflow | undefined =>
  workflows.find((workflow) => workflow.slug === slug);
