import { leastCost } from '@/content/assessments/lowest-range';
import { claim, claimsNamed } from '@/content/claims';
import { sourcedFigures } from '@/content/claims/claim';
import { statisticsOf } from '@/content/statistics';
import { listInWords } from '@/content/wording';
import { servicePath } from '@/lib/paths';
import {
  claimMetric,
  claimSeal,
  generalSeals,
  offerGuarantees,
  percentScale,
  roiGuarantee,
} from './claim-text';
import type { Metric } from './section';
import { type CatalogueService, featuredTiers } from './service';

const madeFor = 'companies that sell to other companies';

const industry = claimsNamed(
  'email-industry-delivery',
  'email-industry-bounce',
  'email-industry-open',
  'email-industry-response',
);

/** Which figures of the industry nobody can look up. */
function unsourcedIndustry(): string {
  const bare = industry.filter(({ evidence }) => !evidence?.published);
  if (bare.length === industry.length) return 'The industry column has no published source. ';
  const named = listInWords(bare.map(({ label = '' }) => label));
  if (bare.length > 1) return `The industry figures for ${named} have no published source. `;
  return named && `The industry figure for ${named} has no published source. `;
}

/** Delivered and bounced emails are parts of one whole. */
const exceedsWhole =
  Number.parseFloat(claim('email-client-delivery').figure) +
    Number.parseFloat(claim('email-client-bounce').figure) >
  100;
const contradiction = exceedsWhole
  ? 'Our delivery and bounce add up to more than a hundred percent, so they cannot both be true of one list. '
  : '';

/** The opening rounds the open rate of the comparison, and says so where the two differ. */
const openAverage: string = claim('email-open-average').figure;
const openExact: string = claim('email-client-open').figure;
const roundedFrom: Pick<Metric, 'counts'> =
  openExact === openAverage ? {} : { counts: `rounded from ${openExact}, see below` };

export const aiEmailOutreach = {
  slug: 'ai-email-outreach',
  path: servicePath('ai-email-outreach'),
  group: 'income',
  name: 'AI Email Outreach',
  cardTitle: 'Auto Email Outreach',
  description: 'Cold email for lead generation: finds contacts, writes to them and follows up.',
  madeFor,
  listedAs: 'cold email',
  fits: {
    clients: 'cold email to firms you want as clients',
    soon: `${claim('email-setup').text.toLowerCase()}, first emails in ${claim('email-step-2').text.toLowerCase()}`,
  },
  metaTitle: 'Cold Email Outreach, Done for You',
  metaDescription: `B2B lead generation by cold email: contacts found and checked, emails written and sent, replies sorted. ${claim('email-setup').text}, first emails in ${claim('email-step-2').text.toLowerCase()}.`,
  tier: featuredTiers['ai-email-outreach'],
  badge: claim('most-popular-service').text,
  goesWith: {
    'ai-facebook-ad-spy':
      'Agencies see which ads a firm keeps running before the first email to it is written.',
  },
  specimen: {
    kind: 'letter',
    title: 'One email, with its blanks marked',
    lead: 'Each marked word is filled in for the reader. You approve the text before it is sent.',
    head: [
      ['From', 'You, at your outreach address'],
      ['To', '{work email}'],
      ['Subject', 'A question about your cold room'],
    ],
    body: [
      'Hello {first name},',
      '{one true fact about the firm}',
      'We repair cold rooms for kitchens in {city}. When one fails at night, we come the same night.',
      'Who looks after yours? If it is you, may I send our price list?',
      '{your name}, {your firm}',
      '{street address} · No more emails? Reply “no” or press here.',
    ],
    fields: {
      title: 'Where the words come from',
      rows: [
        ['first name', 'The list you approved'],
        ['one true fact about the firm', 'A public page, kept beside the contact'],
        ['city', 'The address of the firm'],
        ['street address', 'Yours, as the law asks'],
      ],
    },
    series: {
      title: 'What follows',
      rows: [
        ['Day 1', 'This email'],
        ['Day 5', 'A short reminder'],
        ['Day 12', 'A last note'],
        ['Any reply', 'The series stops'],
      ],
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'AI Email Outreach',
      lead: `Lead generation by cold email. We find people at the firms you want as clients, write to them in your name and follow up. You answer the replies. Made for ${madeFor}.`,
      info: {
        title: claim('most-popular-service').text,
        description: 'For firms that have no time or staff for prospecting.',
        highlights: [
          'Your offer in plain words',
          'Follow-ups that stop with the first reply',
          'A list you approve before anything is sent',
        ],
      },
      guarantees: [roiGuarantee('roi-guarantee-email'), ...offerGuarantees],
      metrics: [
        claimMetric('email-client-response', { counts: 'of messages; one provider reports 4.5%, see below' }),
        claimMetric('email-open-average', {
          ...roundedFrom,
          scale: percentScale(50, { at: 25, label: '25%' }),
        }),
        claimMetric('email-daily-volume', { counts: 'from four or more mailboxes of that account' }),
        claimMetric('email-qualified-leads', { counts: 'you define “qualified” with us first' }),
      ],
      metricsNote: {
        text: 'An open does not prove that somebody read it.',
        more: 'How to read them',
      },
    },
    {
      kind: 'statistics',
      title: 'Cold email in numbers',
      items: statisticsOf('ai-email-outreach'),
    },
    {
      kind: 'problems',
      title: 'Why most cold email fails',
      items: [
        {
          title: 'Nobody has time to write',
          description: 'You know who should hear from you, but the week is full.',
          impact: 'New business depends on old contacts, until a slow month comes.',
        },
        {
          title: 'It reads like a mass email',
          description: '“Hi {first name}, I hope this finds you well.” The reader has seen it before.',
          impact: 'It gets deleted or marked as spam, and then your normal email suffers too.',
        },
        {
          title: 'The follow-up is never sent',
          description: 'The first email got no reply, and nobody wrote again.',
          impact: 'People who meant to answer forget you.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'What you get: contacts, emails, replies',
      items: [
        {
          icon: 'send',
          title: 'Enough reach',
          description: `Your account with us sends from four or more mailboxes, within their limits. ${claim('email-account-limit').text}.`,
          metric: claim('email-daily-volume').text,
        },
        {
          icon: 'pen-line',
          title: 'Emails written for the reader',
          description:
            'We plan to open each email with something true about the reader’s firm, and to skip firms about which there is nothing to say.',
          metric: 'You read the drafts before they are sent',
        },
        {
          icon: 'reply',
          title: 'Replies that are sorted',
          description: 'Replies are sorted into yes, no, later and wrong person. You start with the first.',
          metric: claim('email-qualified-leads').text,
        },
        {
          icon: 'zap',
          title: 'A short setup',
          description:
            'Mailboxes and the settings of the outreach domains are made while you review the text.',
          metric: claim('email-setup').text,
        },
      ],
    },
    {
      kind: 'comparison',
      title: 'Our email figures beside an industry column',
      lead: `${unsourcedIndustry()}A bounce is an email that comes back undelivered. ${contradiction}For a reply rate with a source, see the numbers above.`,
      claims: [
        ...claimsNamed(
          'email-client-delivery',
          'email-client-bounce',
          'email-client-open',
          'email-client-response',
        ),
        ...sourcedFigures(industry),
      ],
      rows: [
        {
          measure: 'Delivery',
          industry: claim('email-industry-delivery').figure,
          clients: claim('email-client-delivery').figure,
          better: 'higher',
          scale: [90, 100],
        },
        {
          measure: 'Bounce',
          industry: claim('email-industry-bounce').figure,
          clients: claim('email-client-bounce').figure,
          better: 'lower',
          scale: [0, 5],
        },
        {
          measure: 'Open',
          industry: claim('email-industry-open').figure,
          clients: claim('email-client-open').figure,
          better: 'higher',
          scale: [0, 100],
        },
        {
          measure: 'Response',
          industry: claim('email-industry-response').figure,
          clients: claim('email-client-response').figure,
          better: 'higher',
          scale: [0, 10],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Email outreach, step by step',
      lead: `${claim('email-setup').text} covers the mailboxes and domain settings.`,
      steps: [
        {
          timeframe: claim('email-step-1').text,
          title: 'Warm up',
          description: 'New mailboxes send a few emails, then more, so that mail providers accept them.',
          clientRole: 'Your OK on the list and the first emails',
        },
        {
          timeframe: claim('email-step-2').text,
          title: 'First sends',
          description: 'A small group gets the email. We read the replies and improve the text.',
          clientRole: 'A note on which replies are good ones',
        },
        {
          timeframe: claim('email-step-3').text,
          title: 'Full run',
          description: 'The email that earns replies goes to the rest, with follow-ups.',
          clientRole: 'Time to talk to those who said yes',
        },
        {
          timeframe: claim('email-step-4').text,
          title: 'New lists',
          description: 'New lists and texts, and a count of which replies became clients.',
          clientRole: 'The names of those who bought',
        },
      ],
    },
    {
      kind: 'compliance',
      title: claim('email-security').text,
      lead: 'We hold no certificate to name here. This is how we plan each campaign, and you can check it in a test email.',
      items: [
        {
          title: 'The sender is real',
          description: 'Emails carry your name, your firm and your street address.',
        },
        {
          title: 'A way out in every email',
          description: 'One click or a plain “no” puts the address on your stop list.',
        },
        {
          title: 'Subject lines do not mislead',
          description: 'No “Re:” on a first email, and a subject that fits the text.',
        },
        {
          title: 'Addresses are checked',
          description: 'Dead and doubtful ones leave the list, and so do people who asked you to stop.',
        },
        {
          title: 'Your main domain is kept apart',
          description:
            'Outreach runs on domains of its own, so a spam complaint hits one you do not use every day.',
        },
        {
          title: 'Your data is used for you only',
          description:
            'Your lists are yours. Your agreement says that they are not shared, and when they are deleted.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about cold email',
      items: [
        {
          question: 'What does cold email outreach cost?',
          answer: `The price depends on the size of the list, the number of mailboxes and the follow-ups. ${leastCost('AI Email Outreach')} You get the price in writing.`,
        },
        {
          question: 'What do I pay each month for AI Email Outreach?',
          answer:
            'Mailboxes are paid by the month, domains by the year, and data vendors charge for each contact. Ask which of these are in our price, and who keeps them when you stop.',
        },
        {
          question: 'From which day do the 30 days and the month count?',
          answer: `From the day your agreement names. Warm-up takes ${claim('email-step-1').text.toLowerCase()} and the full run falls in ${claim('email-step-3').text.toLowerCase()}. Agree on that day before you sign.`,
        },
        {
          question: 'Is this allowed?',
          answer:
            'Email to firms is allowed in the US if it follows the CAN-SPAM law on honest senders and opt-outs. Other countries are stricter, so we ask first where your readers are.',
        },
        {
          question: 'Where do the addresses come from?',
          answer:
            'From public pages and from data vendors you approve. The list names the source of each contact, and you can remove any of them.',
        },
        {
          question: 'What counts as a qualified lead?',
          answer:
            'You define it before we start: trade, size, role, and a reply that asks for more. We write it down so that both sides count the same thing.',
        },
        {
          question: 'How should I read your figures?',
          answer:
            'With caution. Some mail apps open messages by themselves, so opens look better than they are. Judge us by your own replies.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Tell us which clients you want',
      text: 'We tell you whether email is a good way to reach them. For people who agreed to a call there are AI Phone Callers. For consumers, AI Social Media Outreach is often the better fit.',
      seals: [claimSeal('roi-guarantee-email'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
