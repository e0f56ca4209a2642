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
import type { Workflow } from './workflow';

/** The workflows by id, the order of carousel and catalogue. */
export const workflows: readonly Workflow[] = [
  autoVslGenerator,
  aiFacebookAdSpy,
  aiConspiracyDoc,
  aiPoweredMusicVideos,
  autoBRollEditor,
  cinematicQuotePages,
  fictionalWorldsGenerator,
  productVisualizationFunnels,
  realEstateCommercials,
  viralReelsFactory,
];

export const workflowBySlug = (slug: string): Workflow | undefined =>
  workflows.find((workflow) => workflow.slug === slug);
