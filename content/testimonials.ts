import type { ServiceSlug } from './services/service';

/** `sample` entries show the shape of the panel and are tagged as such; the launch check lists them. */
export type Testimonial = {
  name: string;
  industry: string;
  content: string;
  service: ServiceSlug;
  sample: boolean;
};

const sample = { name: 'Sample client', sample: true } as const;

/** Five, as the panel is titled. A real entry needs the client's consent and carries `sample: false` (decision 18). */
export const testimonials: readonly Testimonial[] = [
  {
    ...sample,
    industry: 'Home services',
    content: 'A client will say here which questions the agent took over, and which ones still come to them.',
    service: 'ai-agents',
  },
  {
    ...sample,
    industry: 'Health and wellness',
    content: 'Here a client will compare a week of bookings before with a week of bookings after.',
    service: 'appointment-setting',
  },
  {
    ...sample,
    industry: 'Business services',
    content: 'This place is kept for what changed once every lead stood in one list.',
    service: 'lead-capture-crm',
  },
  {
    ...sample,
    industry: 'Online retail',
    content: 'A shop owner will write how the new pages were made, and what had to be corrected.',
    service: 'ai-websites',
  },
  {
    ...sample,
    industry: 'Real estate',
    content: 'An office will report who answers its phone at night now, and how callers take it.',
    service: 'ai-phone-callers',
  },
];
