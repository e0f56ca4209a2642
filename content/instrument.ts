import type { SitePath } from '@/lib/paths';
import { claim } from './claims';
import { countInWords, serviceCount } from './counts';
import { type ServiceSlug, serviceSlugs } from './services/service';

export const chartChoices = ['time', 'clients', 'soon'] as const;

/** What a visitor of the landing page may ask the chart. */
export type ChartChoice = (typeof chartChoices)[number];

type ChartQuestion = { question: string; next: { text: string; href: SitePath } };

/** The three questions, and where whoever wants one answer goes on. */
export const chartQuestions: Readonly<Record<ChartChoice, ChartQuestion>> = {
  time: {
    question: 'What takes your time?',
    next: { text: 'Find the one for your office', href: '/backend-form' },
  },
  clients: {
    question: 'Where should clients come from?',
    next: { text: 'Find the one for your sales', href: '/income-form' },
  },
  soon: {
    question: 'How soon?',
    next: { text: 'Find the one to begin with', href: '/smart-decision' },
  },
};

export const chartWords = {
  legend: 'Ask the chart',
  all: `All ${countInWords(serviceCount)}`,
  key: 'Featured services',
} as const;

/** Why a service answers a question; one without a reason does not fit it. Each service has at least one. */
export const chartReasons = {
  'ai-agents': {
    time: 'answers the questions customers repeat',
    soon: `${claim('agents-live').text.toLowerCase()} in the usual case`,
  },
  'appointment-setting': { time: 'offers free times and books them' },
  'lead-capture-crm': {
    time: 'puts inquiries into your CRM',
    soon: `${claim('lead-capture-timeline').text}, once it has access`,
  },
  'ai-websites': {
    clients: 'answers visitors and books their calls',
    soon: `${claim('website-process').text}, with your material`,
  },
  'full-backend-optimization': { time: 'moves orders, invoices and reports along' },
  'ai-email-outreach': {
    clients: 'writes to firms that do not know you yet',
    soon: `${claim('email-setup').text.toLowerCase()}, first emails in ${claim('email-step-2').text.toLowerCase()}`,
  },
  'ai-social-media-outreach': {
    clients: 'posts where people follow you',
    soon: claim('social-implementation').text.toLowerCase(),
  },
  'ai-phone-callers': {
    time: 'picks up when your line is busy',
    clients: 'calls people who agreed to it',
  },
  'multi-solutions': { time: 'joins the tools you copy between' },
} as const satisfies Record<ServiceSlug, Partial<Record<ChartChoice, string>>>;

export type ShortlistRow = { slug: ServiceSlug; reason: string };

/** The services that fit a question, each with its reason, in the order of the catalogue. */
export function shortlist(choice: ChartChoice): ShortlistRow[] {
  const reasons: Readonly<Record<ServiceSlug, Partial<Record<ChartChoice, string>>>> = chartReasons;
  return serviceSlugs.flatMap((slug) => {
    const reason = reasons[slug][choice];
    return reason ? [{ slug, reason }] : [];
  });
}

/** The questions that a service fits. */
export const choicesOf = (slug: ServiceSlug): ChartChoice[] =>
  chartChoices.filter((choice) => choice in chartReasons[slug]);
