import { type PagePath, paths, type SitePath, workflowPath } from '@/lib/paths';
import { about } from './about';
import { accessibility } from './accessibility/statement';
import { loadingDescription, loadingTitle } from './assessments/loading';
import { type AssessmentType, assessments } from './assessments/questions';
import { servicesCatalogue, workflowsCatalogue } from './catalogues';
import { careersFigure, constellations, type Figure, markFigure, type Tier } from './constellations';
import { contact } from './contact';
import { countInWords } from './counts';
import { demoMeta } from './demo';
import { hiringFacts } from './hiring-facts';
import { landing } from './landing';
import { privacy, privacyPolicy } from './legal/privacy';
import { terms } from './legal/terms';
import { footerNavigation, legalNavigation } from './navigation';
import { servicePages } from './services';
import { site } from './site';
import { workflows } from './workflows';

const { position } = hiringFacts;

/** What search engines and cards say of the careers page; not with its words, which are sent as code. */
export const careersMeta = {
  // The name of a position may be so long that a result has no place for more (decision 0029).
  metaTitle: position.length > 23 ? position : `${position}: Join Our Global Team`,
  metaDescription: `${position}: apply with your contact details, your experience and why you want the job. You hear from us within ${hiringFacts.replyWithin}.`,
} as const;

/** What search engines and cards say of the screens on which a visitor chooses a way (R39 to R41). */
export const choiceMeta = {
  welcome: {
    metaTitle: 'Which AI Fits Me?',
    metaDescription:
      'Find the AI service that fits your business: look through all of them, or answer a few short questions and get one recommended, with the reason.',
  },
  twoChoices: {
    metaTitle: 'All AI services, or one that fits',
    metaDescription:
      'Two ways to start: see every AI service in one list, or answer a few questions and let fixed rules suggest the one that fits your business.',
  },
  smartDecision: {
    metaTitle: 'Backend or income: choose an assessment',
    metaDescription:
      'Choose what AI should help with: office work such as scheduling, invoices and repeated questions, or finding and winning new clients.',
  },
} as const;

const questionCount = (type: AssessmentType) => countInWords(assessments[type].questions.length);

/** What they say of the two assessments; apart from the questions, which are sent as code. */
export const assessmentMeta = {
  backend: {
    metaTitle: 'Which AI for your office work?',
    metaDescription: `Backend Automation Assessment: ${questionCount('backend')} questions about the work that repeats in your business. You get one AI service suggested, with the reason.`,
  },
  income: {
    metaTitle: 'Which AI to win more clients?',
    metaDescription: `Income Automation Assessment: ${questionCount('income')} questions about how clients find you today. You get one AI service suggested, with the reason for it.`,
  },
} as const satisfies Record<AssessmentType, { metaTitle: string; metaDescription: string }>;

/** What search engines are told a page is. A `step` means nothing on its own and is kept out of them. */
type PageKind =
  | 'landing'
  | 'catalogue'
  | 'service'
  | 'workflow'
  | 'about'
  | 'contact'
  | 'careers'
  | 'legal'
  | 'step';

/** A page as search engines, answer engines and shared links are told of it. */
export type PageFacts = {
  path: PagePath;
  kind: PageKind;
  /** Its name in a trail of links, in words that stand on the page itself. */
  name: string;
  /** Document title without the brand; `/` has the brand's title instead (decision 0029). */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
  /** Drawn on its card; a page without a figure of its own has the site's mark. */
  figure: Figure;
  tier: Tier;
  /** The day its words last changed, an ISO date; set by whoever changes them. */
  changedOn: string;
};

/** The day the whole site was last gone through; a page changed since has a row of its own. */
const revisedOn = '2026-11-27';
const changedOn: Partial<Record<PagePath, string>> = {
  [paths.home]: '2026-11-29',
  [paths.services]: '2026-11-29',
  [paths.workflows]: '2026-11-29',
  [paths.smartDecision]: '2026-11-29',
  [paths.hiring]: '2026-11-28',
  [paths.privacy]: privacyPolicy([]).lastChanged,
  [paths.terms]: terms.lastChanged ?? terms.effective,
  [paths.accessibility]: accessibility.effective,
  [paths.backendForm]: '2026-11-28',
  [paths.incomeForm]: '2026-11-28',
  [paths.analysisLoading]: '2026-11-28',
  [workflowPath('auto-vsl-generator')]: '2026-11-28',
  [workflowPath('real-estate-commercials')]: '2026-11-28',
  [workflowPath('ai-facebook-ad-spy')]: '2026-11-29',
  [workflowPath('ai-conspiracy-doc')]: '2026-11-29',
  ...Object.fromEntries(servicePages.map(({ path }) => [path, '2026-11-29'])),
};

type MetaTexts = { metaTitle: string; metaDescription: string };
const meta = ({ metaTitle: title, metaDescription: description }: MetaTexts) => ({ title, description });

type OwnPath = Exclude<(typeof paths)[keyof typeof paths], '/main' | '/services/integrated-offer'>;
type OwnFacts = Pick<PageFacts, 'kind' | 'title' | 'description'> & { figure?: Figure };

/** The pages that stand by themselves; one that is missing does not compile. */
const ownPages: Readonly<Record<OwnPath, OwnFacts>> = {
  [paths.home]: { kind: 'landing', title: site.name, description: landing.metaDescription },
  [paths.services]: { kind: 'catalogue', ...meta(servicesCatalogue) },
  [paths.workflows]: { kind: 'catalogue', ...meta(workflowsCatalogue) },
  [paths.about]: { kind: 'about', ...meta(about) },
  [paths.contact]: { kind: 'contact', ...meta(contact) },
  [paths.hiring]: { kind: 'careers', ...meta(careersMeta), figure: careersFigure },
  [paths.privacy]: { kind: 'legal', ...meta(privacy) },
  [paths.terms]: { kind: 'legal', ...meta(terms) },
  [paths.accessibility]: { kind: 'legal', ...meta(accessibility) },
  [paths.welcome]: { kind: 'step', ...meta(choiceMeta.welcome) },
  [paths.twoChoices]: { kind: 'step', ...meta(choiceMeta.twoChoices) },
  [paths.smartDecision]: { kind: 'step', ...meta(choiceMeta.smartDecision) },
  [paths.backendForm]: { kind: 'step', ...meta(assessmentMeta.backend) },
  [paths.incomeForm]: { kind: 'step', ...meta(assessmentMeta.income) },
  [paths.analysisLoading]: { kind: 'step', title: loadingTitle, description: loadingDescription },
  [paths.demo]: { kind: 'step', ...meta(demoMeta) },
};

const footerLinks = [...footerNavigation.flatMap(({ links }) => links), ...legalNavigation];
const footerName = (path: SitePath) => footerLinks.find(({ href }) => href === path)?.text;
const dayOf = (path: PagePath) => ({ changedOn: changedOn[path] ?? revisedOn });

const ownPaths = Object.values(paths).filter((path) => path in ownPages) as OwnPath[];

/** Every page of the site, once: `/main` is the landing page's other address. */
export const pages: readonly PageFacts[] = [
  ...ownPaths.map((path) => ({
    path,
    name: footerName(path) ?? ownPages[path].title,
    tier: 'gold' as const,
    figure: markFigure,
    ...ownPages[path],
    ...dayOf(path),
  })),
  ...servicePages.map(({ path, slug, name, tier, ...texts }) => ({
    path,
    kind: 'service' as const,
    name,
    tier,
    figure: constellations[slug],
    ...meta(texts),
    ...dayOf(path),
  })),
  ...workflows.map(({ path, slug, title: name, ...texts }) => ({
    path,
    kind: 'workflow' as const,
    name,
    tier: 'gold' as const,
    figure: constellations[slug],
    ...meta(texts),
    ...dayOf(path),
  })),
];

/** The pages that search engines may show. */
export const indexedPages: readonly PageFacts[] = pages.filter(({ kind }) => kind !== 'step');

const pageByPath = new Map<SitePath, PageFacts>(pages.map((page) => [page.path, page]));

/** What is told of the page at an address. */
export function pageAt(path: PagePath): PageFacts {
  const page = pageByPath.get(path);
  if (!page) throw new Error(`${path} has no row in content/pages.ts`);
  return page;
}

/** What is written large on the picture of a page: its title, or on `/` its headline. */
export const pictureTitle = ({ path, title }: PageFacts): string =>
  path === paths.home ? landing.hero.headline : title;

/** The kinds of pages that also stand as Markdown at their address with `.md`. */
const markdownKinds: readonly PageKind[] = ['service', 'workflow', 'legal', 'about'];

export const markdownPages: readonly PageFacts[] = pages.filter(({ kind }) => markdownKinds.includes(kind));
