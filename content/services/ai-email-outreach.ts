import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import {
  claimGuarantee,
  claimMetric,
  claimSeal,
  generalSeals,
  offerGuarantees,
  percentScale,
} from './claim-text';
import type { CatalogueService } from './service';

export const aiEmailOutreach = {
  slug: 'ai-email-outreach',
  path: servicePath('ai-email-outreach'),
  group: 'income',
  name: 'AI Email Outreach',
  cardTitle: 'Auto Email Outreach',
  description: 'Finds the right people, writes to them well and follows up on time.',
  metaTitle: 'AI Email Outreach',
  metaDescription:
    'AI email outreach that finds the people you want as clients, writes to them and follows up on time. Set up in 48 hours. Book a free consultation.',
  tier: 'gold',
  badge: claim('most-popular-service').text,
  sections: [
    {
      kind: 'hero',
      headline: 'AI Email Outreach',
      lead: 'Finds the people you want as clients, writes to each of them and follows up on time. What reaches you are the replies.',
      info: {
        title: claim('most-popular-service').text,
        description: 'Made for firms that sell to other firms and have no time to write to them.',
        highlights: [
          'Your offer, told in the words of the reader',
          'Follow-ups that stop with the first reply',
          'A list you approve before a single send',
        ],
      },
      guarantees: [claimGuarantee('roi-guarantee-email'), ...offerGuarantees],
      metrics: [
        claimMetric('email-client-response', { counts: 'of messages, against 2% in the industry' }),
        claimMetric('email-open-average', {
          counts: 'in round numbers; the table below has 49%',
          scale: percentScale(50, { at: 25, label: '25%' }),
        }),
        claimMetric('email-daily-volume', { counts: 'from four or more mailboxes of that account' }),
        claimMetric('email-qualified-leads', { counts: 'what qualifies is agreed with you first' }),
      ],
      metricsNote: {
        text: 'These are our own figures and no forecast for you.',
        more: 'How to read them',
      },
    },
    {
      kind: 'statistics',
      title: 'What cold email is up against',
      items: statisticsOf('ai-email-outreach'),
    },
    {
      kind: 'problems',
      title: 'Why most cold email fails',
      items: [
        {
          title: 'Nobody has time to write',
          description: 'You know who should hear from you. The list sits in a sheet, and the week is full.',
          impact: 'Sales come from luck and old contacts, until one month they do not.',
        },
        {
          title: 'It reads like a mass email',
          description: '“Hi {first name}, I hope this finds you well.” The reader has seen it before.',
          impact: 'It gets deleted, or worse, marked as spam. Then your normal email suffers too.',
        },
        {
          title: 'The second letter is never sent',
          description: 'The first one got no reply. It felt rude to ask again, so no one did.',
          impact: 'People who meant to answer forget you, and the work on the list was for nothing.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'What you get',
      items: [
        {
          icon: 'send',
          title: 'Enough reach',
          description: `Your account with us sends from four or more mailboxes. ${claim('email-account-limit').text}, so none of them stands out.`,
          metric: claim('email-daily-volume').text,
        },
        {
          icon: 'pen-line',
          title: 'A letter, not a blast',
          description:
            'Each email opens with something true about the reader’s firm. If there is nothing to say, we skip them.',
          metric: 'Read every draft before it is sent',
        },
        {
          icon: 'reply',
          title: 'Replies that are sorted',
          description: 'Yes, no, later and wrong person go to four piles. You start with the first.',
          metric: claim('email-qualified-leads').text,
        },
        {
          icon: 'zap',
          title: 'A short start',
          description: 'Boxes, records and the first list are made ready while you review the text.',
          metric: claim('email-setup').text,
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Email, measured twice',
      lead: 'Industry figures beside the averages of our clients. Replies are the row that pays. Bounce is worse on our side, and we show it all the same.',
      rows: [
        {
          measure: 'Delivery',
          industry: claim('email-industry-delivery').figure,
          clients: claim('email-client-delivery').figure,
          better: 'higher',
        },
        {
          measure: 'Bounce',
          industry: claim('email-industry-bounce').figure,
          clients: claim('email-client-bounce').figure,
          better: 'lower',
        },
        {
          measure: 'Open',
          industry: claim('email-industry-open').figure,
          clients: claim('email-client-open').figure,
          better: 'higher',
        },
        {
          measure: 'Response',
          industry: claim('email-industry-response').figure,
          clients: claim('email-client-response').figure,
          better: 'higher',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a list to a full inbox',
      lead: `${claim('email-setup').text}: that is the mailboxes and records. The warm-up follows, and the full run comes after it.`,
      steps: [
        {
          timeframe: claim('email-step-1').text,
          title: 'Warm up',
          description: 'New mailboxes send a little, then more, until mail providers know them.',
          clientRole: 'A yes to the list and to the first letters',
        },
        {
          timeframe: claim('email-step-2').text,
          title: 'First sends',
          description: 'A small group gets the letter. We read what comes back and change the text.',
          clientRole: 'A word on which replies are good ones',
        },
        {
          timeframe: claim('email-step-3').text,
          title: 'Full run',
          description: 'The letter that earns replies goes to the rest, with follow-ups.',
          clientRole: 'Time to talk to those who said yes',
        },
        {
          timeframe: claim('email-step-4').text,
          title: 'New ground',
          description: 'Fresh lists, new angles, and a look at which replies became clients.',
          clientRole: 'The names of those who bought',
        },
      ],
    },
    {
      kind: 'compliance',
      title: claim('email-security').text,
      lead: 'We name no seal or standard here. This is what is done, and you can check each point in your own inbox.',
      items: [
        {
          title: 'The sender is real',
          description: 'Each email carries your name, your firm and a street address.',
        },
        {
          title: 'A way out in every email',
          description: 'One click or a plain “no” ends it. That address is never written to again.',
        },
        {
          title: 'Subjects do not trick',
          description: 'No “Re:” on a first email, and no promise that the text does not keep.',
        },
        {
          title: 'Addresses are checked',
          description:
            'Dead and doubtful ones leave the list. So do people who asked you to stop in the past.',
        },
        {
          title: 'Your main domain is kept apart',
          description: 'Outreach runs on domains of its own, so your daily email is not at risk.',
        },
        {
          title: 'Your data is used for you only',
          description: 'Lists are yours, are not lent to other clients, and are deleted when you leave.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about cold email',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'The size of the list, the number of mailboxes and the follow-ups make the price. You get it in writing after the call.',
        },
        {
          question: 'From which day do the 30 days and the month count?',
          answer: `From the one your agreement names. The warm-up takes ${claim('email-step-1').text.toLowerCase()} and the full run falls in ${claim('email-step-3').text.toLowerCase()}. Settle that day with us before you sign.`,
        },
        {
          question: 'Is this allowed?',
          answer:
            'Email to firms is allowed in the US if it follows the law on honest senders and opt-outs. Other countries are stricter. We ask where your readers are before we write to any.',
        },
        {
          question: 'Where do the addresses come from?',
          answer:
            'From public pages and from data vendors you approve. You see the source beside each name, and you can strike any of them.',
        },
        {
          question: 'What counts as a qualified lead?',
          answer:
            'You say so before we start: trade, size, role, and a reply that asks for more. It is written down, so we count the same thing.',
        },
        {
          question: 'How should I read your figures?',
          answer:
            'Some mail apps open messages by themselves, so opens look better than they are. Judge us by replies, and ask on the call how many clients and which months the averages cover.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Show us who you want to reach',
      text: 'On the call you name the kind of client you want. We tell you if email is the way to them.',
      seals: [claimSeal('roi-guarantee-email'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
