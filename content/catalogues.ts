import { claim } from './claims';
import { countInWords, countToBegin, serviceCount, workflowCount } from './counts';
import { services } from './services';
import type { CatalogueService, ServiceSlug } from './services/service';
import { capitalize } from './wording';

export type ServiceGroup = { title: string; lead: string; services: readonly ServiceSlug[] };

const slugsOf = (wanted: CatalogueService['group']) =>
  services.filter(({ group }) => group === wanted).map(({ slug }) => slug);

const backendSlugs = slugsOf('backend');
const incomeSlugs = slugsOf('income');

/** The services in their two carousels, in order (R29). */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: 'Backend Efficiency',
    lead: 'Less routine work: questions, bookings, records and invoices.',
    services: backendSlugs,
  },
  {
    title: 'Increasing Income',
    lead: 'More clients: cold email, social media and phone.',
    services: incomeSlugs,
  },
];

const listed = services.flatMap(({ listedAs }) => listedAs ?? []).join(', ');

/** The page of all services. */
export const servicesCatalogue = {
  metaTitle: `${countToBegin(serviceCount)} AI services for businesses`,
  metaDescription: `${capitalize(listed)}: ${countInWords(serviceCount)} done-for-you AI services.`,
  title: 'All Services',
  lead: `Done-for-you AI services: we set them up and, if you wish, look after them. ${countToBegin(backendSlugs.length)} take routine work off your desk, ${countInWords(incomeSlugs.length)} bring in clients. Pick the one that sounds like your week.`,
  madeFor: (whom: string) => `For ${whom}.`,
  explore: 'Explore',
  closing: {
    title: 'Not sure which service fits?',
    book: 'Book a Call',
    guide: 'Which AI Fits Me?',
    chart: 'Ask the star chart',
  },
} as const;

/** The page of all workflows. */
export const workflowsCatalogue = {
  metaTitle: 'n8n Workflows for Veo 3 Videos',
  metaDescription: `${countToBegin(workflowCount)} n8n workflows for Veo 3 video and social media: sales videos, reels, b-roll, music videos and more. Buy one by card, or all ${countInWords(workflowCount)} as a bundle.`,
  title: `${workflowCount} VEO3 + SM WORKFLOWS`,
  lead: `${countToBegin(workflowCount)} ready-made workflows for n8n, an automation tool: most of them make videos with Veo 3 by Google or posts for social media (SM). You pay once for the file and run it in your own n8n. The tools it uses charge you for each run.`,
  details: 'Details',
  purchase: 'Purchase',
  bundle: { title: claim('bundle-price').text, action: 'Buy Them All' },
  note: 'More coming soon',
} as const;
