import type { Statistic } from './statistic';

export const backendStatistics: readonly Statistic[] = [
  {
    id: 'BO-1',
    icon: 'layers',
    value: '58%',
    description:
      'Office workers said that 58% of their day goes on coordinating work, not on the skilled work they were hired for.',
    publisher: 'Asana',
    title: 'Anatomy of Work Index 2022',
    year: 2022,
    url: 'https://asana.com/resources/anatomy-of-work',
    kind: 'vendor survey',
    read: 'first-hand',
    services: ['full-backend-optimization'],
  },
  {
    id: 'BO-2',
    icon: 'shuffle',
    value: '1,200 times a day',
    description:
      'Staff tracked at three large firms switched between apps about 1,200 times a day. Finding their place again cost just under four hours a week.',
    publisher: 'Harvard Business Review',
    title: 'Murty, Dadlani and Das, “How Much Time and Energy Do We Waste Toggling Between Applications?”',
    year: 2022,
    url: 'https://hbr.org/2022/08/how-much-time-and-energy-do-we-waste-toggling-between-applications',
    kind: 'study',
    read: 'first-hand',
    services: ['full-backend-optimization'],
  },
  {
    id: 'BO-3',
    icon: 'unplug',
    value: '27%',
    description:
      'The average large company runs 957 applications. Only about a quarter of them are connected to each other.',
    publisher: 'Salesforce / MuleSoft',
    title: 'Connectivity Benchmark Report 2026',
    year: 2026,
    url: 'https://www.mulesoft.com/lp/reports/connectivity-benchmark',
    kind: 'vendor survey',
    read: 'second-hand',
    services: ['full-backend-optimization'],
  },
  {
    id: 'BO-4',
    icon: 'cpu',
    value: '60-70%',
    description:
      'Today’s technology could in principle automate activities that fill 60 to 70% of employees’ time. That is potential, not a forecast.',
    publisher: 'McKinsey',
    title: 'The economic potential of generative AI',
    year: 2023,
    url: 'https://www.mckinsey.com/capabilities/mckinsey-digital/our-insights/the-economic-potential-of-generative-ai-the-next-productivity-frontier',
    kind: 'study',
    read: 'second-hand',
    services: ['full-backend-optimization'],
  },
];
