import { claim } from './claims';
import { countInWords, countToBegin, serviceCount, workflowCount } from './counts';
import { services } from './services';
import type { CatalogueService, ServiceSlug } from './services/service';

export type ServiceGroup = { title: string; lead: string; services: readonly ServiceSlug[] };

const slugsOf = (wanted: CatalogueService['group']) =>
  services.filter(({ group }) => group === wanted).map(({ slug }) => slug);

/** The services in their two carousels, in order (R29). */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: 'Backend Efficiency',
    lead: 'Take the repeated work off the desk.',
    services: slugsOf('backend'),
  },
  {
    title: 'Increasing Income',
    lead: 'Reach the people who should have heard of you.',
    services: slugsOf('income'),
  },
];

/** The page of all services. */
export const servicesCatalogue = {
  metaTitle: `All Services: ${countInWords(serviceCount)} AI systems`,
  metaDescription: `${countToBegin(serviceCount)} done-for-you AI services, from agents and appointment setting to phone callers. See what each one does, then open its page or book a call.`,
  title: 'All Services',
  lead: `${countToBegin(serviceCount)} services on one course. Start at the top, or get off where it touches your work.`,
  explore: 'Explore',
  closing: { title: 'Not sure which?', book: 'Book a Call', guide: 'Which AI Fits Me?' },
} as const;

/** The page of all workflows. */
export const workflowsCatalogue = {
  metaTitle: 'Purchasable Workflows for VEO3',
  metaDescription: `${countToBegin(workflowCount)} n8n workflows for VEO3 and social media, each with a page that says what it does. Buy one by card, or all ${countInWords(workflowCount)} as a bundle.`,
  title: `${workflowCount} VEO3 + SM WORKFLOWS`,
  lead: 'Ready-made, for video models and social media. Paid once, run as often as you like.',
  details: 'Details',
  purchase: 'Purchase',
  bundle: { title: claim('bundle-price').text, action: 'Buy Them All' },
  note: 'More coming soon',
} as const;
