import type { PagePath } from '@/lib/paths';
import { type PageFacts, pageAt } from './pages';
import { integratedOffer, services } from './services';
import type { ServicePageSlug } from './services/service';
import { workflows } from './workflows';
import type { WorkflowSlug } from './workflows/workflow';

type ProductSlug = ServicePageSlug | WorkflowSlug;

/** Two pages for the same buyer, and why: a sentence that is true on either. */
type RelatedPair = readonly [one: ProductSlug, other: ProductSlug, why: string];

/** Services and workflows that one buyer has a use for together, each pair once. A page has two to four; one without does not compile. */
export const relatedPairs = [
  [
    'ai-agents',
    'lead-capture-crm',
    'An inquiry that begins in the chat becomes a record in your CRM, with its source named.',
  ],
  [
    'ai-agents',
    'multi-solutions',
    'Connected with calendar and CRM, the chatbot knows what a client said on the phone or by email.',
  ],
  [
    'ai-agents',
    'product-visualization-funnels',
    'Films show the product from several sides, and the chatbot answers what buyers still ask.',
  ],
  [
    'appointment-setting',
    'ai-phone-callers',
    'Whoever calls or writes is offered free times in the same calendar.',
  ],
  [
    'appointment-setting',
    'lead-capture-crm',
    'Each inquiry becomes one clean record, and whoever wants a date is offered free times.',
  ],
  [
    'appointment-setting',
    'ai-email-outreach',
    'Whoever answers a cold email with interest is offered a free hour in your calendar.',
  ],
  [
    'appointment-setting',
    'real-estate-commercials',
    'Someone sees the video of a listing, asks for a viewing and is offered free times.',
  ],
  [
    'ai-websites',
    'lead-capture-crm',
    'What a visitor leaves in the forms or the chat of the site becomes one record in your CRM.',
  ],
  [
    'full-backend-optimization',
    'lead-capture-crm',
    'Leads go into the CRM and bills into the books without being typed in twice.',
  ],
  [
    'ai-websites',
    'integrated-offer',
    'For a firm that starts fresh: a website that answers visitors, and one system for the inquiries behind it.',
  ],
  [
    'ai-websites',
    'ai-social-media-outreach',
    'People who open your site after a post can ask the chatbot there and book a call.',
  ],
  [
    'ai-websites',
    'auto-vsl-generator',
    'The website states your offer, and the workflow makes a video sales letter from it.',
  ],
  [
    'full-backend-optimization',
    'multi-solutions',
    'Office work that clients do not see is automated, and the tools they do use are connected.',
  ],
  [
    'ai-phone-callers',
    'integrated-offer',
    'Calls you miss are answered, and stand in one list with forms and emails.',
  ],
  [
    'ai-email-outreach',
    'ai-facebook-ad-spy',
    'Agencies see which ads a firm keeps running before the first email to it is written.',
  ],
  [
    'ai-social-media-outreach',
    'viral-reels-factory',
    'We plan and publish your posts, and the workflow makes short upright videos in your own n8n.',
  ],
  [
    'ai-social-media-outreach',
    'cinematic-quote-pages',
    'A brand with few pictures shows its own lines as short films between the planned posts.',
  ],
  [
    'auto-vsl-generator',
    'ai-facebook-ad-spy',
    'Ads that run for months hint at an angle, and a video sales letter lets you test it.',
  ],
  [
    'auto-vsl-generator',
    'auto-b-roll-editor',
    'Course creators get a sales video from their offer, and b-roll over their own recordings.',
  ],
  [
    'ai-conspiracy-doc',
    'fictional-worlds-generator',
    'A faceless channel can take turns: a film about a mystery, then an episode from an invented world.',
  ],
  [
    'ai-conspiracy-doc',
    'auto-b-roll-editor',
    'A mystery podcast gets a film to go with the episode, and b-roll over the talk itself.',
  ],
  [
    'ai-powered-music-videos',
    'viral-reels-factory',
    'The song gets its music video, and short upright videos keep the account active until the next one.',
  ],
  [
    'ai-powered-music-videos',
    'cinematic-quote-pages',
    'One line of the song becomes a 5-second film, and the whole song a music video.',
  ],
  [
    'fictional-worlds-generator',
    'viral-reels-factory',
    'Between two episodes of your world, short reels keep the account from going quiet.',
  ],
  [
    'product-visualization-funnels',
    'real-estate-commercials',
    'Photographers who add film to their service can sell both: listings for agents, products for shops.',
  ],
] as const satisfies readonly RelatedPair[];

/** What stands over them, and in the index of the page. */
export const relatedHeading = (name: string) => `What goes with ${name}`;
export const relatedLabel = 'What goes with it';

/** The slug of a page that stands in a pair. */
export type PairedSlug = (typeof relatedPairs)[number][0 | 1];

const pathBySlug: ReadonlyMap<ProductSlug, PagePath> = new Map(
  [...services, integratedOffer, ...workflows].map(({ slug, path }) => [slug, path]),
);

export type RelatedPage = Pick<PageFacts, 'path' | 'name' | 'figure' | 'tier'> & {
  slug: PairedSlug;
  why: string;
};

/** The pages that go with one, in the order of the pairs. */
export const relatedTo = (here: PairedSlug): RelatedPage[] =>
  relatedPairs.flatMap(([one, other, why]) => {
    if (here !== one && here !== other) return [];
    const slug = here === one ? other : one;
    const path = pathBySlug.get(slug);
    return path ? [{ ...pageAt(path), slug, why }] : [];
  });
