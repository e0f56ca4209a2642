import { claim } from './claims';
import { type HiringFacts, hiringFacts } from './hiring-facts';
import { site } from './site';
import { dayInWords } from './wording';

/** What is asked and what is offered: named in 'Can I Work With You?' on the landing page, in full at `/hiring` (R24). */
export const hiringPitch = {
  title: 'Can I Work With You?',
  lead: `A job opening at ${site.name}: ${hiringFacts.position.toLowerCase()}.`,
  requirementsTitle: 'What we ask',
  requirements: [
    {
      icon: 'pen-line',
      title: 'Professional',
      description: 'You call back when you said you would, and leave clear notes for your colleagues.',
    },
    {
      icon: 'trending-up',
      title: 'Mindset',
      description: 'You take a no, learn from it and go on to the next person.',
    },
    {
      icon: 'zap',
      title: 'Power',
      description: 'You have as much energy in the last hour as in the first.',
    },
    {
      icon: 'moon',
      title: 'Delusional',
      description: 'You start the tenth call as if the first nine had gone well.',
    },
  ],
  offersTitle: 'What we offer',
  offers: [
    {
      title: claim('competitive-compensation').text,
      description: 'Terms agreed in writing before you start.',
    },
    { title: 'Flexible work', description: 'You choose where you work from.' },
    { title: 'Professional development', description: 'Training in every service you represent.' },
    {
      title: claim('provided-leads').text,
      description: 'We give you people to call. You buy no lists.',
    },
  ],
  apply: 'Apply Now',
} as const;

/** The position, and from where it is worked: under the title of its page, and in what search engines are told. */
export const positionLead = ({ position, countries }: Pick<HiringFacts, 'position' | 'countries'>): string =>
  countries.length > 0
    ? `${position}. Open to people in: ${countries.join(', ')}.`
    : `${position}, from anywhere.`;

const employment: Record<NonNullable<HiringFacts['employmentType']>, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract work',
};

/** What else has been decided of the position, for its page: search engines are told it, too (`JobPosting`). */
export const positionTerms = ({ employmentType, postedOn, closesOn }: HiringFacts): string =>
  [
    employmentType && `${employment[employmentType]}.`,
    postedOn && `Posted on ${dayInWords(postedOn)}.`,
    closesOn && `Applications close on ${dayInWords(closesOn)}.`,
  ]
    .filter(Boolean)
    .join(' ');
