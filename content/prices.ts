import type { CheckoutItem } from './checkout-links';
import type { ServicePageSlug } from './services/service';

/** In US dollars. The operator's: without one a page shows no price. */
export const servicePricesFrom: Readonly<Partial<Record<ServicePageSlug, number | null>>> = {
  'ai-agents': null,
  'appointment-setting': null,
  'lead-capture-crm': null,
  'ai-websites': null,
  'full-backend-optimization': null,
  'ai-email-outreach': null,
  'ai-social-media-outreach': null,
  'ai-phone-callers': null,
  'multi-solutions': null,
  'integrated-offer': null,
};

/** What the payment page of an item asks, in US dollars. */
export const workflowPrices: Readonly<Record<CheckoutItem, number | null>> = {
  'auto-vsl-generator': null,
  'ai-facebook-ad-spy': null,
  'ai-conspiracy-doc': null,
  'ai-powered-music-videos': null,
  'auto-b-roll-editor': null,
  'cinematic-quote-pages': null,
  'fictional-worlds-generator': null,
  'product-visualization-funnels': null,
  'real-estate-commercials': null,
  'viral-reels-factory': null,
  bundle: null,
};

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,500", or "$49.50" where there are cents. */
const formatted = (dollars: number) => (Number.isInteger(dollars) ? whole : withCents).format(dollars);

/** A price as pages say it, with "From" where it depends on the work. */
export const priceText = (dollars: number, isFrom = false): string =>
  `${isFrom ? 'From ' : ''}${formatted(dollars)}`;
