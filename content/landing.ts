import { claim } from './claims';
import type { ServiceSlug } from './services/service';
import { site } from './site';

/** The landing page, section by section in its order (R19). */
export const landing = {
  metaDescription:
    'AI automation for businesses: nine done-for-you services and ten ready-made workflows. Find the one that fits, or book a free consultation.',
  hero: {
    headline: 'Transcend Your Business With AI',
    lead: 'Nine done-for-you services and ten ready-made workflows, each charted to the work it takes off your hands.',
    book: 'Book a Call',
    guide: 'Which AI Fits Me?',
  },
  why: {
    title: 'Why Choose Us?',
    lead: 'Three things you can hold us to.',
    cards: [
      {
        title: claim('lightning-fast-fix').text,
        text: `${claim('fixes-within-24-hours').text}. Say what broke and when. You hear back in plain words what was wrong and what was done.`,
      },
      {
        title: claim('premium-quality').text,
        text: 'Every build is tried on your own cases before a customer meets it. Bring the awkward ones: they are the test.',
      },
      {
        title: claim('proven-impact').text,
        text: `${claim('measurable-results').text}: we agree on what to count before we begin, and report against it. You can check the count in your own books.`,
      },
    ],
    more: 'Learn More',
  },
  destiny: {
    title: 'Destiny Shifter',
    text: `The call is free and takes ${claim('consultation-length').text}, without obligation. Bring the task you are most tired of, and leave knowing whether it can be handed over.`,
    action: `Begin ${site.name}`,
  },
  services: { title: 'Nine services, two directions', all: 'Browse ALL Services' },
  about: {
    title: 'Six rays, six promises',
    lead: 'We are an agency that shows its workings. Each ray of the mark is something you can hold us to.',
    book: 'Book a Call',
  },
  testimonials: {
    title: claim('recent-testimonials').text,
    sampleNote: 'These entries are samples. Words of real clients take their place once those clients agree.',
    sampleTag: 'Sample',
    scroll: 'Scroll for all five.',
  },
  workflows: {
    title: 'Ten brand-new video-model and social-media workflows',
    explore: 'Explore',
    purchase: 'Purchase',
    all: 'Browse ALL Workflows',
    bundle: 'Purchase ALL 10 Workflows',
    note: '*more coming soon*',
  },
  faq: {
    title: 'Questions, answered plainly',
    another: 'Yours is not among them? Ask it on the call.',
    book: 'Book a Call',
  },
} as const;

/** 'Can I Work With You?' on the landing page: what is asked and what is offered (R24). */
export const hiringPitch = {
  title: 'Can I Work With You?',
  requirementsTitle: 'What we ask',
  requirements: [
    {
      title: 'Professional',
      description: 'You answer when you said you would, and you leave clear notes for whoever comes next.',
    },
    { title: 'Mindset', description: 'A refusal is information. You change one thing and call again.' },
    { title: 'Power', description: 'You bring energy into the room, and keep some for the last hour.' },
    {
      title: 'Delusional',
      description: 'You believe in a result slightly before there is evidence for it.',
    },
  ],
  offersTitle: 'What you get',
  offers: [
    {
      title: claim('competitive-compensation').text,
      description: 'Clear terms, agreed in writing before you start.',
    },
    { title: 'Flexible work', description: 'From wherever you do your best talking.' },
    { title: 'Professional development', description: 'Training in every service you represent.' },
    {
      title: claim('provided-leads').text,
      description: 'You are given people to call. You do not buy lists.',
    },
  ],
  apply: 'Apply Now',
} as const;

/** `sample` entries show the shape of the panel and are tagged as such. */
export type Testimonial = {
  name: string;
  industry: string;
  content: string;
  service: ServiceSlug;
  sample: boolean;
};

const sampleClient = { name: 'Sample client', sample: true } as const;

/** Five, as the title says. A real entry has its client's consent and `sample: false` (decision 0017). */
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
