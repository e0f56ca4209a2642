import type { Statistic } from './statistic';

export const appointmentSettingStatistics: readonly Statistic[] = [
  {
    id: 'AP-1',
    icon: 'clock',
    value: '42 hours',
    description:
      'In a test published in 2011, 2,241 US companies were sent an inquiry. Those that replied within 30 days took 42 hours on average, and 23% never replied.',
    publisher: 'Harvard Business Review',
    title: 'Oldroyd, McElheran and Elkington, “The Short Life of Online Sales Leads”',
    year: 2011,
    url: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    kind: 'study',
    read: 'first-hand',
    services: ['appointment-setting'],
  },
  {
    id: 'AP-2',
    icon: 'moon',
    value: '29.5%',
    description:
      'In one healthcare study, parents could book check-ups online. Nearly three in ten bookings and changes were made outside office hours.',
    publisher: 'JMIR Medical Informatics',
    title: 'North et al., on online booking at Mayo Clinic',
    year: 2021,
    url: 'https://doi.org/10.2196/23450',
    kind: 'study',
    read: 'first-hand',
    services: ['appointment-setting'],
  },
  {
    id: 'AP-3',
    icon: 'calendar-x',
    value: '23%',
    description:
      'Across 105 healthcare studies reviewed in 2018, roughly one booked appointment in four was missed.',
    publisher: 'Health Policy',
    title: 'Dantas et al., “No-shows in appointment scheduling”',
    year: 2018,
    url: 'https://doi.org/10.1016/j.healthpol.2018.02.002',
    kind: 'study',
    read: 'first-hand',
    services: ['appointment-setting'],
  },
  {
    id: 'AP-4',
    icon: 'bell',
    value: '78.6% vs 67.8%',
    description:
      'In a 2013 review, 78.6% of patients who got a text reminder came, against 67.8% of those who got none.',
    publisher: 'Cochrane Database of Systematic Reviews',
    title: 'Gurol-Urganci et al., on text reminders for healthcare appointments',
    year: 2013,
    url: 'https://doi.org/10.1002/14651858.CD007458.pub3',
    kind: 'study',
    read: 'second-hand',
    services: ['appointment-setting'],
  },
];
