import { paths } from '@/lib/paths';
import { claim } from './index';

/** Written out, as claims name them and their own words come from claims. */
export type ConditionsId =
  | 'roi-guarantee-30-days'
  | 'roi-guarantee-60-days'
  | 'roi-guarantee-90-days'
  | 'satisfaction-guarantee'
  | 'resolution-in-12-hours'
  | 'fixes-within-24-hours'
  | 'uptime'
  | 'support-around-the-clock'
  | 'free-consultation'
  | 'no-setup-fees'
  | 'no-long-term-contracts'
  | 'website-revisions';

/** The conditions of one guarantee or service promise, as they stand on the Terms page. */
export type Conditions = {
  /** Names its subject in the words of the claims that link here. */
  title: string;
  what: string;
  from: string;
  measured: string;
  remedy: string;
  /** The operator's: a draft is marked as one on the page until somebody who may promise it confirms it. */
  status: 'draft' | 'confirmed';
};

/** Said on the page of the service and in its conditions. */
export const revisionsBegin = 'the day the site goes live';

const roiGuarantee = (days: number, services: string): Conditions => ({
  title: `${days}-day ROI guarantee (return on investment)`,
  what: `${services}. Each service you buy has its own ${days} days.`,
  from: `Day 1 is the day your agreement names, or else the day the service goes live. Day ${days} is the last.`,
  measured: `What the service earned or saved you by day ${days}, in your own books, by the method written into your agreement.`,
  remedy: `If that is less than you paid us for the service by day ${days}, we pay you the difference.`,
  status: 'draft',
});

/** Every guarantee that links to conditions (decision 0071). Values are drafts that the operator edits and confirms. */
export const guaranteeConditions: Readonly<Record<ConditionsId, Conditions>> = {
  'roi-guarantee-30-days': roiGuarantee(30, 'AI Email Outreach'),
  'roi-guarantee-60-days': roiGuarantee(60, 'AI Agents and Appointment Setting'),
  'roi-guarantee-90-days': roiGuarantee(90, 'Lead Capture + CRM Sync'),
  'satisfaction-guarantee': {
    title: 'Satisfaction guarantee with flexible money-back policies',
    what: 'The services we build for you.',
    from: 'For 14 days from the day you receive the finished work.',
    measured: 'The finished work is held against the scope in your agreement.',
    remedy: 'We correct what is missing. What we cannot correct within 14 days, we refund.',
    status: 'draft',
  },
  'resolution-in-12-hours': {
    title: claim('resolution-in-12-hours').text,
    what: 'Faults of your AI agent that stop it from answering.',
    from: `The ${claim('resolution-in-12-hours').figure} begin when your report reaches us.`,
    measured: 'The time of your report and the time of the fix, both in the support log you can ask for.',
    remedy: 'One day of the monthly fee for each fault that took longer.',
    status: 'draft',
  },
  'fixes-within-24-hours': {
    title: claim('fixes-within-24-hours').text,
    what: 'Faults in a service that we run for you.',
    from: `The ${claim('fixes-within-24-hours').figure} begin when your notice reaches us.`,
    measured: 'By the times of notice and fix in the support log.',
    remedy: 'One day of the monthly fee for each fault that was fixed later.',
    status: 'draft',
  },
  uptime: {
    title: claim('uptime').text,
    what: 'The part of a service that runs on our own servers, without the services of others that it calls.',
    from: 'From the day it goes live, counted by calendar month.',
    measured:
      'Minutes in which it answered, out of all minutes of the month, announced maintenance left out.',
    remedy: 'One day of the monthly fee for each 0.1% that was missing.',
    status: 'draft',
  },
  'support-around-the-clock': {
    title: '24/7 support',
    what: 'You can report a fault at any hour of any day, at the address in your agreement.',
    from: 'From the day the service goes live until it ends.',
    measured: 'By the receipt that we send for each report.',
    remedy: 'One day of the monthly fee for each day on which no report could be made.',
    status: 'draft',
  },
  'free-consultation': {
    title: 'Free consultation, no obligation',
    what: `One call of ${claim('consultation-length').text} for each business.`,
    from: 'From the booking to the end of the call.',
    measured: 'No payment is taken for it and nothing has to be bought after it.',
    remedy: 'Nothing, because you pay nothing.',
    status: 'draft',
  },
  'no-setup-fees': {
    title: 'No setup fees',
    what: 'The services whose pages name it.',
    from: 'From the day of your agreement.',
    measured: 'The price in your agreement is the whole price, and no line of an invoice is called setup.',
    remedy: 'A setup fee that was charged is paid back in full.',
    status: 'draft',
  },
  'no-long-term-contracts': {
    title: 'No long-term contracts',
    what: 'Services that are paid by the month.',
    from: 'From the day of your agreement.',
    measured: 'Either side can end it at the end of any month, with 30 days’ notice.',
    remedy: 'What was paid for the time after the end is paid back.',
    status: 'draft',
  },
  'website-revisions': {
    title: claim('website-revisions').text,
    what: 'AI Websites: changes to texts, pictures and layout of the pages in your agreement. New pages are new work.',
    from: `The ${claim('website-revisions').figure} begin on ${revisionsBegin}.`,
    measured: 'By the day on which your request reached us.',
    remedy: `A request made in time is carried out, even after the ${claim('website-revisions').figure}.`,
    status: 'draft',
  },
};

/** What the conditions of a guarantee say, in the order in which they are read. */
export const conditionFields = ['what', 'from', 'measured', 'remedy'] as const;

const labels: Record<(typeof conditionFields)[number], string> = {
  what: 'What it covers',
  from: 'From when',
  measured: 'How it is measured',
  remedy: 'What you get back',
};

/** The part of the Terms page that holds them all. */
export const conditionsPart = {
  id: 'guarantees',
  title: 'Guarantees and service promises',
  labels,
  draft: 'Draft conditions: get them in writing',
  draftNote:
    'Conditions marked as a draft are not confirmed yet. They bind us once they stand in your written agreement: ask for them before you pay.',
} as const;

/** Where a guarantee's conditions are read. */
export const conditionsPath = (id: ConditionsId | typeof conditionsPart.id) =>
  `${paths.terms}#${id}` as const;
