import type { Statistic } from './statistic';

export const phoneStatistics: readonly Statistic[] = [
  {
    id: 'PH-1',
    icon: 'phone-missed',
    value: 'about 4 in 10',
    description:
      'Mystery shoppers rang legal and home-service businesses over 41,000 times in working hours. About four first calls in ten went unanswered.',
    publisher: 'Expertise.com',
    title: 'Study of answered first calls, fielded to January 2021',
    year: 2021,
    url: 'https://www.expertise.com/resources/research/small-business/only-60-percent-of-businesses-answer-phone-on-first-call',
    kind: 'study',
    read: 'first-hand',
    services: ['ai-phone-callers'],
  },
  {
    id: 'PH-2',
    icon: 'phone-off',
    value: '8 in 10',
    description:
      'Eight in ten Americans say they generally do not pick up calls from numbers they do not know.',
    publisher: 'Pew Research Center',
    title: 'Most Americans don’t answer cellphone calls from unknown numbers',
    year: 2020,
    url: 'https://www.pewresearch.org/short-reads/2020/12/14/most-americans-dont-answer-cellphone-calls-from-unknown-numbers/',
    kind: 'survey',
    read: 'first-hand',
    services: ['ai-phone-callers'],
  },
  {
    id: 'PH-4',
    icon: 'shield',
    value: '$500 to $1,500 a call',
    description:
      'US regulators treat AI-generated voices as artificial under telephone law. Marketing calls need prior consent, and each unlawful call can cost $500 to $1,500.',
    publisher: 'US Federal Communications Commission',
    title: 'Declaratory Ruling FCC 24-17; 47 U.S.C. 227',
    year: 2024,
    url: 'https://www.fcc.gov/document/fcc-makes-ai-generated-voices-robocalls-illegal',
    kind: 'rule',
    read: 'second-hand',
    services: ['ai-phone-callers'],
  },
  {
    id: 'PH-5',
    icon: 'user-check',
    value: '52%',
    description:
      'More than half of US adults said they feel frustrated when a company offers only automated contact and no person.',
    publisher: 'The Harris Poll, for Invoca',
    title: 'Survey of US adults on automated contact',
    year: 2019,
    url: 'https://www.invoca.com/blog/new-invoca-research-conducted-by-the-harris-poll',
    kind: 'vendor survey',
    read: 'first-hand',
    services: ['ai-phone-callers'],
  },
];
