import { paths, type SitePath } from '@/lib/paths';
import { countInWords, serviceCount } from './counts';
import { serviceBySlug, services } from './services';
import type { ServiceSlug } from './services/service';

export const chartChoices = ['time', 'clients', 'soon'] as const;

/** What a visitor of the landing page may ask the chart. */
export type ChartChoice = (typeof chartChoices)[number];

type ChartQuestion = { question: string; next: { text: string; href: SitePath } };

/** The three questions, and where whoever wants one answer goes on. */
export const chartQuestions: Readonly<Record<ChartChoice, ChartQuestion>> = {
  time: {
    question: 'What takes your time?',
    next: { text: 'Find the one for your office', href: paths.backendForm },
  },
  clients: {
    question: 'Where should clients come from?',
    next: { text: 'Find the one for your sales', href: paths.incomeForm },
  },
  soon: {
    question: 'How soon?',
    next: { text: 'Find the one to begin with', href: paths.smartDecision },
  },
};

/** Where the chart and its questions stand: what speaks of the chart leads there, and not to the top of the page. */
export const chartAnchor = 'chart';
export const chartAddress = `/#${chartAnchor}` as const;

export const chartWords = {
  region: 'The star chart',
  legend: 'Ask the chart',
  all: `All ${countInWords(serviceCount)}`,
  key: 'Featured services',
} as const;

export type ShortlistRow = { slug: ServiceSlug; reason: string };

/** The services that fit a question, each with its reason, in the order of the catalogue. */
export const shortlist = (choice: ChartChoice): ShortlistRow[] =>
  services.flatMap(({ slug, fits }) => {
    const reason = fits[choice];
    return reason ? [{ slug, reason }] : [];
  });

/** The questions that a service fits. */
export const choicesOf = (slug: ServiceSlug): ChartChoice[] =>
  chartChoices.filter((choice) => choice in serviceBySlug[slug].fits);
