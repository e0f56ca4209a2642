import type { Statistic } from './statistic';

export const multiSolutionsStatistics: readonly Statistic[] = [
  {
    id: 'MU-1',
    icon: 'building',
    value: '88% vs about one third',
    description:
      'Nearly nine in ten organizations use AI somewhere. Only about a third have begun to scale it across the business.',
    publisher: 'McKinsey',
    title: 'The State of AI in 2025',
    year: 2025,
    url: 'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai',
    kind: 'survey',
    read: 'second-hand',
    services: ['multi-solutions'],
  },
  {
    id: 'MU-2',
    icon: 'network',
    value: '1 in 2',
    description:
      'IT leaders report that half of their AI agents work alone instead of as part of a connected system.',
    publisher: 'Salesforce / MuleSoft',
    title: 'Connectivity Benchmark Report 2026',
    year: 2026,
    url: 'https://www.mulesoft.com/lp/reports/connectivity-benchmark',
    kind: 'vendor survey',
    read: 'second-hand',
    services: ['multi-solutions'],
  },
  {
    id: 'MU-3',
    icon: 'landmark',
    value: '17-20%',
    description:
      'Between December 2025 and May 2026, 17 to 20% of US businesses told the Census Bureau that they use AI in some function.',
    publisher: 'US Census Bureau',
    title: 'Business Trends and Outlook Survey',
    year: 2026,
    url: 'https://www.census.gov/library/stories/2026/05/ai-use-businesses.html',
    kind: 'survey',
    read: 'first-hand',
    services: ['multi-solutions'],
  },
  {
    id: 'MU-4',
    icon: 'target',
    value: '75% (projection)',
    description:
      'About three quarters of the value expected from generative AI falls in four areas: customer operations, marketing and sales, software engineering, and research and development.',
    publisher: 'McKinsey',
    title: 'The economic potential of generative AI',
    year: 2023,
    url: 'https://mckinsey.com/featured-insights/mckinsey-live/webinars/the-economic-potential-of-generative-ai-the-next-productivity-frontier',
    kind: 'study',
    read: 'first-hand',
    services: ['multi-solutions'],
  },
];
