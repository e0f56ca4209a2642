import type { Statistic } from './statistic';

export const aiWebsitesStatistics: readonly Statistic[] = [
  {
    id: 'WB-1',
    icon: 'gauge',
    value: '48%',
    description:
      'Fewer than half of mobile websites give real visitors a good experience on all three of Google’s Core Web Vitals.',
    publisher: 'HTTP Archive',
    title: 'Web Almanac 2025, Performance chapter',
    year: 2025,
    url: 'https://almanac.httparchive.org/en/2025/performance',
    kind: 'study',
    read: 'first-hand',
    services: ['ai-websites'],
  },
  {
    id: 'WB-2',
    icon: 'accessibility',
    value: '95.9%',
    description:
      'Automated checks found accessibility failures on almost every one of the million most popular home pages.',
    publisher: 'WebAIM',
    title: 'The WebAIM Million',
    year: 2026,
    url: 'https://webaim.org/projects/million/',
    kind: 'study',
    read: 'second-hand',
    services: ['ai-websites'],
  },
  {
    id: 'WB-3',
    icon: 'rocket',
    value: '+8.4%',
    description:
      'In a four-week study of 37 brands, a mobile site that loaded a tenth of a second faster went with 8.4% more retail conversions.',
    publisher: 'Deloitte and fifty-five, for Google',
    title: 'Milliseconds Make Millions',
    year: 2020,
    url: 'https://www.deloitte.com/ie/en/services/consulting/research/milliseconds-make-millions.html',
    kind: 'study',
    read: 'first-hand',
    services: ['ai-websites'],
  },
];
