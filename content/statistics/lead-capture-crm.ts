import type { Statistic } from './statistic';

export const leadCaptureStatistics: readonly Statistic[] = [
  {
    id: 'LC-1',
    icon: 'zap',
    value: 'nearly 7x',
    description:
      'In research published in 2011, firms that tried a new online lead within the hour were almost seven times as likely to talk with a decision-maker as firms that tried an hour later.',
    publisher: 'Harvard Business Review',
    title: 'Oldroyd, McElheran and Elkington, “The Short Life of Online Sales Leads”',
    year: 2011,
    url: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    kind: 'study',
    read: 'first-hand',
    services: ['lead-capture-crm'],
  },
  {
    id: 'LC-6',
    icon: 'timer',
    value: '6.8%',
    description:
      'Of 323 service businesses sent a web inquiry in 2017, fewer than 7% answered within five minutes. About 40% took over a day.',
    publisher: 'Path',
    title: 'Lead response study',
    year: 2017,
    url: 'https://blog.chatpath.com/lead-response-time-study/',
    kind: 'vendor data',
    read: 'first-hand',
    services: ['lead-capture-crm'],
  },
  {
    id: 'AP-6',
    icon: 'hourglass',
    value: '40%',
    description:
      'Salespeople say about two fifths of their time goes to selling. The rest goes to tasks such as data entry, research and scheduling.',
    publisher: 'Salesforce',
    title: 'State of Sales 2026',
    year: 2026,
    url: 'https://www.salesforce.com/resources/research-reports/state-of-sales/',
    kind: 'vendor survey',
    read: 'second-hand',
    services: ['lead-capture-crm'],
  },
];
