import { claim } from './claims';
import { site } from './site';

/** The landing page, section by section in its order (part 1, section 2). */
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
