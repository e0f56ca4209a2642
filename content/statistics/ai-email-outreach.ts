import type { Statistic } from './statistic';

export const emailStatistics: readonly Statistic[] = [
  {
    id: 'EM-3',
    icon: 'shield-alert',
    value: '0.3%',
    description:
      'Gmail asks senders to keep reported spam below 0.3%. Whoever once sends close to 5,000 messages in a day to personal accounts counts as a bulk sender for good.',
    publisher: 'Google',
    title: 'Email sender guidelines and FAQ',
    year: 2024,
    url: 'https://support.google.com/a/answer/81126',
    kind: 'rule',
    read: 'first-hand',
    services: ['ai-email-outreach'],
  },
  {
    id: 'EM-4',
    icon: 'eye-off',
    value: 'over 50%',
    description:
      'More than half of recorded opens come through Apple’s privacy feature. It can register an open when nobody has read the message.',
    publisher: 'Litmus',
    title: 'Email Client Market Share',
    year: 2025,
    url: 'https://www.litmus.com/apple-mail-privacy-protection-resources',
    kind: 'vendor data',
    read: 'first-hand',
    services: ['ai-email-outreach'],
  },
  {
    id: 'EM-5',
    icon: 'gavel',
    value: '$53,088',
    description:
      'Each email that breaks the US CAN-SPAM law can bring a penalty of up to $53,088. Mail between businesses is not exempt.',
    publisher: 'US Federal Trade Commission',
    title: 'CAN-SPAM compliance guide, 2025 penalty level',
    year: 2025,
    url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    kind: 'rule',
    read: 'second-hand',
    services: ['ai-email-outreach'],
  },
];
