import { countOf } from './counts';
import type { ServiceSlug } from './services/service';

/** `sample` entries show the shape of the panel and are tagged as such. */
export type Testimonial = {
  name: string;
  industry: string;
  content: string;
  service: ServiceSlug;
  sample: boolean;
};

const sampleClient = { name: 'Sample client', sample: true } as const;

/** The title over so many entries; over all of them it is a claim. */
export const testimonialsTitle = (count: number) => `Top ${countOf(count, 'Recent Testimonial')}`;

/** A real entry has its client's consent and `sample: false` (decision 0017). */
export const testimonials: readonly Testimonial[] = [
  {
    ...sampleClient,
    industry: 'Home services',
    content: 'A client will say here which questions the agent took over, and which ones still come to them.',
    service: 'ai-agents',
  },
  {
    ...sampleClient,
    industry: 'Health and wellness',
    content: 'Here a client will compare a week of bookings before with a week of bookings after.',
    service: 'appointment-setting',
  },
  {
    ...sampleClient,
    industry: 'Business services',
    content: 'This place is kept for what changed once every lead stood in one list.',
    service: 'lead-capture-crm',
  },
  {
    ...sampleClient,
    industry: 'Online retail',
    content: 'A shop owner will write how the new pages were made, and what had to be corrected.',
    service: 'ai-websites',
  },
  {
    ...sampleClient,
    industry: 'Real estate',
    content: 'An office will report who answers its phone at night now, and how callers take it.',
    service: 'ai-phone-callers',
  },
];
