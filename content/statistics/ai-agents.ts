import type { Statistic } from './statistic';

export const aiAgentsStatistics: readonly Statistic[] = [
  {
    id: 'AI-1',
    icon: 'trending-up',
    value: '15%',
    description:
      'In a study of 5,172 support agents, an AI assistant raised the issues they resolved per hour by 15% on average. Newer staff gained most.',
    publisher: 'Quarterly Journal of Economics',
    title: 'Brynjolfsson, Li and Raymond, “Generative AI at Work”',
    year: 2025,
    url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
    kind: 'study',
    read: 'first-hand',
    services: ['ai-agents'],
  },
  {
    id: 'AI-2',
    icon: 'search-x',
    value: '14%',
    description:
      'Only about one service issue in seven is fully sorted out in self-service. The rest need another channel, or stay unsolved.',
    publisher: 'Gartner',
    title: 'Customer survey on self-service',
    year: 2024,
    url: 'https://www.gartner.com/en/newsroom/press-releases/2024-08-19-gartner-survey-finds-only-14-percent-of-customer-service-issues-are-fully-resolved-in-self-service',
    kind: 'survey',
    read: 'second-hand',
    services: ['ai-agents'],
  },
  {
    id: 'AI-3',
    icon: 'users',
    value: '64%',
    description:
      'Nearly two thirds of 5,728 customers would rather companies did not use AI in service. Most fear that they will not reach a person.',
    publisher: 'Gartner',
    title: 'Customer survey on AI in service',
    year: 2024,
    url: 'https://www.gartner.com/en/newsroom/press-releases/2024-07-09-gartner-survey-finds-64-percent-of-customers-would-prefer-that-companies-didnt-use-ai-for-customer-service',
    kind: 'survey',
    read: 'second-hand',
    services: ['ai-agents'],
  },
  {
    id: 'AI-4',
    icon: 'line-chart',
    value: '30% to 50%',
    description:
      'Service teams put the share of cases AI handles at about 30% today. They expect half by 2027.',
    publisher: 'Salesforce',
    title: 'State of Service, 7th edition',
    year: 2025,
    url: 'https://www.salesforce.com/resources/research-reports/state-of-service/',
    kind: 'vendor survey',
    read: 'second-hand',
    services: ['ai-agents'],
  },
];
