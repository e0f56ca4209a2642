import { type RecommendedService, recommendedServices } from '@/content/assessments/intents';
import { rangesBelow } from '@/content/assessments/lowest-range';
import { priceText } from '@/content/prices';
import { exampleValues } from '@/lib/operator-values';
import { daysAgo } from '../options';
import { type Finding, type Rule, sourcePlace, variablePlace } from './values';

const siteFile = 'content/site.ts';
const nameInSpecification = 'Transcend AI';
const claimFiles = ['content/claims/results.ts', 'content/claims/promises.ts', 'content/claims/company.ts'];

const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);

const isUnset = (value: number | null | undefined) => value === null || value === undefined;

/** How a row of the registry begins in its source. */
const rowStart = (id: string) => (/^\w+$/.test(id) ? `${id}: {` : `'${id}': {`);

const name: Rule = ({ operator }) =>
  when(operator.name === nameInSpecification, {
    group: 'Name and legal entity',
    severity: 'warns',
    what: `The product is called "${nameInSpecification}", as it came.`,
    todo: 'Set your name, or keep this one if it is yours.',
    place: sourcePlace('content/product-name.ts', 'productName'),
  });

const legalEntity: Rule = ({ operator: { operator } }) => [
  ...when(operator.legalName === null, {
    group: 'Name and legal entity',
    severity: 'blocks',
    what: 'No legal entity: the terms do not say with whom a contract is made.',
    todo: 'Set operator.legalName.',
    place: sourcePlace(siteFile, 'legalName: null'),
  }),
  ...when(operator.place === null, {
    group: 'Name and legal entity',
    severity: 'blocks',
    what: 'No place of business: the terms and commercial email need a postal address.',
    todo: 'Set operator.place.',
    place: sourcePlace(siteFile, 'place: null'),
  }),
  ...when(operator.people.length === 0, {
    group: 'Name and legal entity',
    severity: 'warns',
    what: 'Nobody is named on /about.',
    todo: 'Add those who agree to be named to operator.people.',
    place: sourcePlace(siteFile, 'people: []'),
  }),
];

/** `checkoutLinks.bundle` is in a file of its own, by the second part of its name. */
function placeOfAddress(value: string) {
  const [first = '', second = ''] = value.split('.');
  if (first === 'checkoutLinks') return sourcePlace('content/checkout-links.ts', `/checkout/${second}`);
  const starts: Record<string, string> = {
    socials: 'socials: [',
    legalContact: "legalContact: { email: '",
    accessibilityContact: "accessibilityContact: { email: '",
    security: "security: { contact: '",
  };
  return sourcePlace(siteFile, starts[first] ?? `${first}: '`);
}

const addresses: Rule = ({ operator }) =>
  exampleValues(operator).map((value) => ({
    group: 'Addresses',
    severity: 'blocks',
    what: `${value} is an example address.`,
    todo: 'Set the real one.',
    place: placeOfAddress(value),
  }));

/** The program that draws it is sent to every visitor (decision 0062); an example address does not draw anything. */
const sceneLicense: Rule = ({ operator, environment: { NEXT_PUBLIC_SPLINE_SCENE_URL: built } }) => {
  const real = exampleValues(operator).includes('sceneUrl') ? null : operator.sceneUrl;
  return when(built !== undefined || real !== null, {
    group: 'Addresses',
    severity: 'warns',
    what: "A 3D scene is set: visitors are sent Spline's runtime, a program without an open license.",
    todo: "Read Spline's terms of use (https://spline.design): whoever sets a scene accepts them.",
    place:
      built === undefined ? sourcePlace(siteFile, real ?? '') : variablePlace('NEXT_PUBLIC_SPLINE_SCENE_URL'),
  });
};

const prices: Rule = ({ operator: { servicePricesFrom, workflowPrices } }) =>
  Object.entries({ servicePricesFrom, workflowPrices }).flatMap(([list, entries]) => {
    const unset = Object.values(entries).filter(isUnset).length;
    return when(unset > 0, {
      group: 'Prices and facts',
      severity: 'warns',
      what: `${unset} of ${Object.keys(entries).length} prices are not set: ${list}.`,
      todo: 'Set them: buyers look for a price first.',
      place: sourcePlace('content/prices.ts', list),
    });
  });

const delivery: Rule = ({ operator: { workflowDelivery } }) =>
  when(workflowDelivery === null, {
    group: 'Prices and facts',
    severity: 'warns',
    what: 'No page says how and when a bought workflow reaches its buyer.',
    todo: 'Set workflowDelivery to what the payment page really does.',
    place: sourcePlace('content/checkout-links.ts', 'workflowDelivery'),
  });

const hiring: Rule = ({ operator: { hiring } }) => {
  const unset = Object.entries(hiring).filter(([, value]) => value === null || value.length === 0);
  return when(unset.length > 0, {
    group: 'Prices and facts',
    severity: 'warns',
    what: `The open position has no ${unset.map(([field]) => field).join(', ')}.`,
    todo: 'Set what has been decided.',
    place: sourcePlace('content/hiring-facts.ts', 'export const hiringFacts'),
  });
};

/** Nothing on the site ends by itself: the position is offered on. */
const closedPosition: Rule = ({ today, operator: { hiring } }) =>
  when(hiring.closesOn !== null && hiring.closesOn < today, {
    group: 'Prices and facts',
    severity: 'blocks',
    what: `The open position closed on ${hiring.closesOn}, and the site still takes applications.`,
    todo: 'Set a later closesOn, or take the page out: "Switch off" in docs/how-to.md.',
    place: sourcePlace('content/hiring-facts.ts', 'closesOn:'),
  });

const expiringContact: Rule = ({ today, operator: { security } }) => {
  if (security === null || daysAgo(30, security.expires) >= today) return [];
  return [
    {
      group: 'Addresses',
      severity: security.expires < today ? 'blocks' : 'warns',
      what: `security.txt expires on ${security.expires}: finders are not to use it after that day.`,
      todo: 'Set security.expires to a day within the next year, if the address still holds.',
      place: sourcePlace(siteFile, "security: { contact: '"),
    },
  ];
};

/** The assessment would send a visitor to a service that costs more than the budget they chose. */
const pricesAboveBudgets: Rule = ({ operator: { servicePricesFrom } }) =>
  Object.entries(recommendedServices).flatMap(([service, slug]) => {
    const price = servicePricesFrom[slug];
    const ranges = price ? rangesBelow(service as RecommendedService, price) : [];
    return when(ranges.length > 0, {
      group: 'Prices and facts',
      severity: 'warns',
      what: `${service} costs from ${priceText(price ?? 0)}, and the assessment names it for a budget of ${ranges.join(' and ')}.`,
      todo: 'Change the rules that name it for less, or the price.',
      place: sourcePlace('content/prices.ts', slug),
    });
  });

const samples: Rule = ({ testimonials }) => {
  const count = testimonials.filter(({ sample }) => sample).length;
  return when(count > 0, {
    group: 'Testimonials',
    severity: 'warns',
    what: `${count} of ${testimonials.length} testimonials are samples; a public site leaves them out.`,
    todo: 'Replace one by the words of a client who agreed in writing.',
    place: sourcePlace('content/testimonials.ts', 'export const testimonials'),
  });
};

const sources: Rule = ({ statistics }) => {
  const looked = statistics.filter(({ checkedLive }) => checkedLive).length;
  const secondHand = statistics.filter(({ read }) => read === 'second-hand').length;
  return when(looked < statistics.length, {
    group: 'Statistics',
    severity: 'warns',
    what: `${looked} of ${statistics.length} statistics looked up live; ${secondHand} were read second-hand.`,
    todo: 'Open each address, find the figure, and write the day into checkedLive.',
    place: { files: ['content/statistics/backend-services.ts'], text: 'url:' },
  });
};

const severityOrder = ['high', 'medium', 'low'] as const;

const unproven: Rule = ({ claims }) =>
  severityOrder.flatMap((level) =>
    Object.entries(claims)
      .filter(([, { severity, status }]) => severity === level && status !== 'substantiated')
      .map(([id, { text, proof }]) => ({
        group: `Unproven claims, ${level}`,
        severity: level === 'high' ? 'blocks' : 'warns',
        what: `${id}: "${text}"`,
        todo: `Write its evidence into the row, or withdraw it. Wanted: ${proof}`,
        place: { files: claimFiles, text: rowStart(id) },
      })),
  );

const contradictions: Rule = ({ conflicts }) =>
  conflicts.map(({ between, why }) => ({
    group: 'Contradictions',
    severity: 'blocks',
    what: `${between.join(' and ')}: ${why}`,
    todo: 'Settle which of the two holds, change the other, and take this row out.',
    place: sourcePlace('content/claims/index.ts', `['${between[0]}',`),
  }));

const guarantees: Rule = ({ claims, conditions }) => [
  ...Object.entries(claims)
    .filter(([, { text, terms }]) => /guarantee$|guarantee with/i.test(text) && !terms)
    .map(
      ([id, { text }]): Finding => ({
        group: 'Guarantees',
        severity: 'blocks',
        what: `${id}: "${text}" has no conditions.`,
        todo: 'Write them in content/claims/guarantee-conditions.ts and name them in `terms`.',
        place: { files: claimFiles, text: rowStart(id) },
      }),
    ),
  ...Object.entries(conditions)
    .filter(([, { status }]) => status === 'draft')
    .map(
      ([id, { title }]): Finding => ({
        group: 'Guarantees',
        severity: 'blocks',
        what: `The conditions of "${title}" are a draft.`,
        todo: 'Change or confirm what, from, measured and remedy with counsel; then status: confirmed.',
        place: sourcePlace(
          'content/claims/guarantee-conditions.ts',
          id.startsWith('roi') ? `'${id}'` : rowStart(id),
        ),
      }),
    ),
];

const promises: Rule = ({ promises: rows }) =>
  Object.entries(rows)
    .filter(([, { status }]) => status !== 'confirmed')
    .map(([id, { sentence, page }]) => ({
      group: 'Promises',
      severity: 'blocks',
      what: `${page}: "${sentence}"`,
      todo: 'If it always holds, add a status of confirmed to its row; else soften the sentence.',
      place: sourcePlace('content/product-promises.ts', `'${id}':`),
    }));

/** What is decided by the content alone, in the order in which it is reported. */
export const contentRules: readonly Rule[] = [
  name,
  legalEntity,
  addresses,
  sceneLicense,
  prices,
  delivery,
  hiring,
  closedPosition,
  expiringContact,
  pricesAboveBudgets,
  samples,
  sources,
  guarantees,
  promises,
  contradictions,
  unproven,
];
