import type { WorkflowSlug } from './workflows/workflow';

/** Names that RFC 2606 keeps free for examples. */
const reservedHosts = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Whether a host, or the host of an email address, stands for one that the operator has not set yet. */
export const isReservedHost = (host: string): boolean => reservedHosts.test(host);

export type CheckoutItem = WorkflowSlug | 'bundle';

/** Hosted payment pages: one per workflow and one for all of them. The addresses are the operator's. */
export const checkoutLinks: Readonly<Record<CheckoutItem, string>> = {
  'auto-vsl-generator': 'https://example.com/checkout/auto-vsl-generator',
  'ai-facebook-ad-spy': 'https://example.com/checkout/ai-facebook-ad-spy',
  'ai-conspiracy-doc': 'https://example.com/checkout/ai-conspiracy-doc',
  'ai-powered-music-videos': 'https://example.com/checkout/ai-powered-music-videos',
  'auto-b-roll-editor': 'https://example.com/checkout/auto-b-roll-editor',
  'cinematic-quote-pages': 'https://example.com/checkout/cinematic-quote-pages',
  'fictional-worlds-generator': 'https://example.com/checkout/fictional-worlds-generator',
  'product-visualization-funnels': 'https://example.com/checkout/product-visualization-funnels',
  'real-estate-commercials': 'https://example.com/checkout/real-estate-commercials',
  'viral-reels-factory': 'https://example.com/checkout/viral-reels-factory',
  bundle: 'https://example.com/checkout/bundle',
};

/**
 * How and when the file reaches whoever paid for it, in a few words such as "By email, within minutes". The operator's:
 * while it is `null`, pages say nothing of it.
 */
export const workflowDelivery: string | null = null;
