import type {
  AggregateOffer,
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  Offer,
  Organization,
  Product,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { about } from '@/content/about';
import { accessibility } from '@/content/accessibility/statement';
import { checkoutLinks, isReservedHost } from '@/content/checkout-links';
import { contact } from '@/content/contact';
import { type FaqItem, faq } from '@/content/faq';
import type { HiringFacts } from '@/content/hiring-facts';
import { hiringPitch, positionLead } from '@/content/job-offer';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { type PageFacts, pageAt } from '@/content/pages';
import { servicePricesFrom, workflowPrices } from '@/content/prices';
import { servicePages } from '@/content/services';
import { openingOf, serviceModes } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { site } from '@/content/site';
import { workflows } from '@/content/workflows';
import type { Workflow } from '@/content/workflows/workflow';
import { cardPath, type PagePath, paths } from '@/lib/paths';
import { siteAddress } from '@/lib/site-address';

const organizationId = () => siteAddress('/#organization');
const organizationReference = () => ({ '@id': organizationId() });

const isReal = (url: string) => !isReservedHost(new URL(url).hostname);

/** The pages that are about the firm itself: search engines ask for its description there, and on no other. */
const aboutTheFirm: ReadonlySet<PageFacts['kind']> = new Set(['landing', 'about']);

/** Who offers all this. Addresses that an operator has not set yet are left out. */
function organization({ kind }: PageFacts): Organization {
  const sameAs = site.socials.map(({ url }) => url).filter(isReal);
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    ...(aboutTheFirm.has(kind) && { description: site.blurb }),
    url: siteAddress(paths.home),
    logo: siteAddress('/icons/512.png'),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

const website = (): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: siteAddress(paths.home),
  publisher: organizationReference(),
});

/** The page above each kind of page in the trail from `/`. */
const parents: Partial<Record<PageFacts['kind'], PagePath>> = {
  service: paths.services,
  workflow: paths.workflows,
};

/** The trail that leads to a page, named as in the footer; the page itself comes last. */
function breadcrumbs({ path, kind }: PageFacts): BreadcrumbList {
  const trail = [paths.home, parents[kind], path].flatMap((step) => (step ? [pageAt(step)] : []));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteAddress(step.path),
    })),
  };
}

const questions = (items: readonly FaqItem[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a service page shows when it opens; if it has two directions, that is the first one. */
function firstShown({ sections }: Service): { lead: string; items: FaqItem[] } {
  const shown = sections.filter(({ mode }) => mode === undefined || mode === serviceModes[0]);
  const items = shown.flatMap((section) =>
    section.kind === 'faq' ? [...section.items, ...(section.common?.items ?? [])] : [],
  );
  const [opening] = shown.flatMap(openingOf);
  return { lead: opening?.lead ?? '', items };
}

function serviceNodes(service: Service): Thing[] {
  const { lead, items } = firstShown(service);
  const offers = priceFrom(servicePricesFrom[service.slug] ?? null);
  const node: ServiceNode = {
    '@type': 'Service',
    name: service.name,
    description: lead,
    url: siteAddress(service.path),
    provider: organizationReference(),
    ...(offers && { offers }),
  };
  return items.length > 0 ? [node, questions(items)] : [node];
}

/**
 * The lowest price of a service, once an operator has set it; `null` until then. Each client gets an individual offer
 * of which only this is known, and an Offer would have to name the price itself (decision 0141).
 */
export function priceFrom(dollars: number | null): AggregateOffer | null {
  if (dollars === null) return null;
  return { '@type': 'AggregateOffer', lowPrice: dollars, priceCurrency: 'USD' };
}

/** What a workflow costs and where it is paid, once an operator has set both; `null` until then. */
export function offer(price: number | null, checkout: string): Offer | null {
  if (price === null || !isReal(checkout)) return null;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: checkout,
    seller: organizationReference(),
  };
}

function productNode({ path, slug, title, lead }: Workflow): Product {
  const offers = offer(workflowPrices[slug], checkoutLinks[slug]);
  return {
    '@type': 'Product',
    name: title,
    description: lead,
    url: siteAddress(path),
    image: siteAddress(cardPath(path)),
    brand: organizationReference(),
    ...(offers && { offers }),
  };
}

const standingPage = (
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  page: PageFacts,
  name: string,
): WebPage => ({
  '@type': type,
  name,
  url: siteAddress(page.path),
  dateModified: page.changedOn,
  publisher: organizationReference(),
});

/** What the job asks and offers, as its page has it: a job search wants the whole of it, in HTML. */
function jobDescription(hiring: HiringFacts): string {
  const { requirementsTitle, requirements, offersTitle, offers } = hiringPitch;
  const lists = [
    { heading: requirementsTitle, items: requirements },
    { heading: offersTitle, items: offers },
  ].map(({ heading, items }) => {
    const lines = items.map(({ title, description }) => `<li>${title}: ${description}</li>`);
    return `<p>${heading}</p><ul>${lines.join('')}</ul>`;
  });
  return [`<p>${positionLead(hiring)}</p>`, ...lists].join('');
}

/** The open position, once an operator has set everything that a job search asks for; `null` until then. */
export function jobPosting(hiring: HiringFacts): JobPosting | null {
  const { position, employmentType, countries, postedOn, closesOn } = hiring;
  if (!employmentType || countries.length === 0 || !postedOn) return null;
  return {
    '@type': 'JobPosting',
    title: position,
    description: jobDescription(hiring),
    datePosted: postedOn,
    employmentType,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    hiringOrganization: organizationReference(),
    ...(closesOn && { validThrough: closesOn }),
  };
}

const legalTitles: Partial<Record<PagePath, string>> = {
  [paths.privacy]: privacy.title,
  [paths.terms]: terms.title,
  [paths.accessibility]: accessibility.title,
};

/** What each kind of page says about itself, in addition to the trail that leads to it. */
const nodesOf: Readonly<Record<PageFacts['kind'], (page: PageFacts) => Thing[]>> = {
  landing: () => [website(), questions(faq)],
  catalogue: () => [],
  service: ({ path }) => servicePages.filter((service) => service.path === path).flatMap(serviceNodes),
  workflow: ({ path }) => workflows.filter((workflow) => workflow.path === path).map(productNode),
  about: (page) => [standingPage('AboutPage', page, about.title)],
  contact: (page) => [standingPage('ContactPage', page, contact.title)],
  careers: () => [jobPosting(site.hiring)].filter((node) => node !== null),
  legal: (page) => [standingPage('WebPage', page, legalTitles[page.path] ?? page.name)],
  step: () => [],
};

/** A page's JSON-LD: what it tells search engines in their own vocabulary. All of it also stands on the page in words. */
export function structuredData(path: PagePath): Graph {
  const page = pageAt(path);
  const trail = path === paths.home ? [] : [breadcrumbs(page)];
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(page), ...trail, ...nodesOf[page.kind](page)],
  };
}
