import { claim } from './claims';
import { countInWords, countToBegin, serviceCount, workflowCount } from './counts';
import { site } from './site';
import { testimonials } from './testimonials';

/** The landing page, section by section in its order (R19). */
export const landing = {
  metaDescription: `AI automation for businesses: ${countInWords(serviceCount)} done-for-you services and ${countInWords(workflowCount)} ready-made workflows. Find the one that fits, or book a free consultation.`,
  hero: {
    headline: 'Transcend Your Business With AI',
    lead: `${countToBegin(serviceCount)} done-for-you services and ${countInWords(workflowCount)} ready-made workflows, each charted to the work it takes off your hands.`,
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
  services: { title: `${countToBegin(serviceCount)} services, two directions`, all: 'Browse ALL Services' },
  about: {
    title: 'Six rays, six promises',
    lead: 'We are an agency that shows its workings. Each ray of the mark is something you can hold us to.',
    book: 'Book a Call',
  },
  testimonials: {
    title: claim('recent-testimonials').text,
    sampleNote: 'These entries are samples. Words of real clients take their place once those clients agree.',
    sampleTag: 'Sample',
    scroll: `Scroll for all ${countInWords(testimonials.length)}.`,
  },
  workflows: {
    title: `${countToBegin(workflowCount)} brand-new video-model and social-media workflows`,
    explore: 'Explore',
    purchase: 'Purchase',
    all: 'Browse ALL Workflows',
    bundle: `Purchase ALL ${workflowCount} Workflows`,
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
