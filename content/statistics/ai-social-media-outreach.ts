import type { Statistic } from './statistic';

export const socialStatistics: readonly Statistic[] = [
  {
    id: 'SO-1',
    icon: 'globe',
    value: '5.66 billion',
    description:
      'Social platforms count 5.66 billion user identities, equal to 68.7% of the world’s population. One person can have several.',
    publisher: 'DataReportal, We Are Social and Meltwater',
    title: 'Digital 2026',
    year: 2025,
    url: 'https://datareportal.com/reports/digital-2026-global-overview-report',
    kind: 'study',
    read: 'second-hand',
    services: ['ai-social-media-outreach'],
  },
  {
    id: 'SO-2',
    icon: 'clock',
    value: '18 h 36 min a week',
    description:
      'The typical adult internet user spends more than 18 hours a week on social media and online video.',
    publisher: 'DataReportal, with GWI data',
    title: 'Digital 2026',
    year: 2025,
    url: 'https://datareportal.com/reports/digital-2026-global-overview-report',
    kind: 'survey',
    read: 'second-hand',
    services: ['ai-social-media-outreach'],
  },
  {
    id: 'SO-3',
    icon: 'bar-chart',
    value: '84% / 71% / 50%',
    description: 'Among US adults, 84% use YouTube, 71% use Facebook and half use Instagram.',
    publisher: 'Pew Research Center',
    title: 'Americans’ Social Media Use 2025',
    year: 2025,
    url: 'https://www.pewresearch.org/internet/2025/11/20/americans-social-media-use-2025/',
    kind: 'survey',
    read: 'second-hand',
    services: ['ai-social-media-outreach'],
  },
  {
    id: 'SO-4',
    icon: 'message-circle',
    value: '40% within an hour',
    description:
      'Four in ten consumers expected a brand to answer a social message within the hour, and 79% within a day.',
    publisher: 'Sprout Social',
    title: 'Sprout Social Index 2020',
    year: 2020,
    url: 'https://sproutsocial.com/insights/index/',
    kind: 'vendor survey',
    read: 'second-hand',
    services: ['ai-social-media-outreach'],
  },
];
