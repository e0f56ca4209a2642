import { claim } from './claims';
import { countInWords, countToBegin, serviceCount, workflowCount } from './counts';
import { site } from './site';

/** The landing page, section by section in its order (R19). */
export const landing = {
  metaDescription: `AI automation agency: chatbots, AI receptionist, appointment booking, CRM and lead generation set up for you, and ${countInWords(workflowCount)} n8n workflows to buy.`,
  hero: {
    headline: 'Transcend Your Business With AI',
    lead: `An AI automation agency: we set up AI that answers customers and phone calls, books appointments, keeps records and finds clients. Or buy workflows for n8n, an automation tool, to run yourself.`,
    book: 'Book a Call',
    guide: 'Which AI Fits Me?',
  },
  why: {
    title: 'Why Choose Us?',
    lead: 'Quick fixes, tests on your own cases, and results you can count.',
    cards: [
      {
        title: claim('lightning-fast-fix').text,
        text: `${claim('fixes-within-24-hours').text}. Tell us what broke and when. We tell you in plain words what was wrong and what was changed.`,
      },
      {
        title: claim('premium-quality').text,
        text: 'We test with your own cases before customers use what we set up. Bring the difficult ones: they show the most.',
      },
      {
        title: claim('proven-impact').text,
        text: `${claim('measurable-results').text}: we agree with you on what to count before we begin, such as calls answered or hours saved. You can check it in your own records.`,
      },
    ],
    more: 'Learn More',
    /** For screen readers alone, which list the links of a page without what stands around them. */
    moreAbout: 'about us',
  },
  destiny: {
    title: 'Destiny Shifter',
    text: `Book a free call of ${claim('consultation-length').text}, without obligation. Tell us which task takes most of your time, and we tell you whether AI can take it over.`,
    action: `Begin ${site.name}`,
  },
  services: {
    title: `${countToBegin(serviceCount)} AI services for your business`,
    all: 'Browse ALL Services',
  },
  about: {
    title: 'Six promises to clients',
    lead: 'What to expect before, during and after a project.',
    book: 'Book a Call',
  },
  testimonials: {
    sampleNote: 'These entries are samples. Words of real clients take their place once those clients agree.',
    sampleTag: 'Sample',
    promisesTitle: 'What we promise, and on which conditions',
    scroll: (count: number) => `Scroll for all ${countInWords(count)}.`,
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
    title: 'Common questions',
    another: 'Ask any other question on a free call.',
    book: 'Book a Call',
  },
} as const;
