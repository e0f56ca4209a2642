import type { Statistic } from './statistic';

export const integratedOfferStatistics: readonly Statistic[] = [
  {
    id: 'BO-5',
    icon: 'inbox',
    value: '117 emails, 153 messages',
    description:
      'The average Microsoft 365 worker receives 117 emails and 153 Teams messages on a working day.',
    publisher: 'Microsoft',
    title: 'Work Trend Index special report',
    year: 2025,
    url: 'https://www.microsoft.com/en-us/worklab/work-trend-index/breaking-down-infinite-workday',
    kind: 'vendor data',
    read: 'first-hand',
    services: ['integrated-offer'],
  },
  {
    id: 'MU-5',
    icon: 'alert-triangle',
    value: '74%',
    description:
      'About three quarters of companies had yet to show tangible value from AI when 1,000 executives were asked in 2024.',
    publisher: 'Boston Consulting Group',
    title: 'Where’s the Value in AI?',
    year: 2024,
    url: 'https://www.bcg.com/publications/2024/wheres-value-in-ai',
    kind: 'survey',
    read: 'second-hand',
    services: ['integrated-offer'],
  },
  {
    id: 'MU-6',
    icon: 'x-circle',
    value: 'over 40% by 2027 (forecast)',
    description:
      'More than two in five agentic AI projects will be canceled by the end of 2027, Gartner expects: cost, unclear value or weak controls.',
    publisher: 'Gartner',
    title: 'Press release on agentic AI projects',
    year: 2025,
    url: 'https://www.gartner.com/en/newsroom/press-releases/2025-06-25-gartner-predicts-over-40-percent-of-agentic-ai-projects-will-be-canceled-by-end-of-2027',
    kind: 'forecast',
    read: 'second-hand',
    services: ['integrated-offer'],
  },
];
