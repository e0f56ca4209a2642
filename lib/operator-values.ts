import { z } from 'zod';
import { checkoutLinks, isReservedHost, workflowDelivery } from '@/content/checkout-links';
import { leadChannelsChangedOn } from '@/content/leads';
import { servicePricesFrom, workflowPrices } from '@/content/prices';
import { servicePageSlugs } from '@/content/services/service';
import { type Site, site } from '@/content/site';

/** Everything an operator sets; checked at each build. */
export type OperatorValues = Pick<
  Site,
  | 'name'
  | 'socials'
  | 'calendarUrl'
  | 'operator'
  | 'legalContact'
  | 'accessibilityContact'
  | 'sceneUrl'
  | 'hiring'
  | 'security'
> & {
  checkoutLinks: Readonly<Record<string, string>>;
  workflowDelivery: string | null;
  servicePricesFrom: Readonly<Partial<Record<string, number | null>>>;
  workflowPrices: Readonly<Record<string, number | null>>;
  leadChannelsChangedOn: string | null;
};

/** A service that content/prices.ts does not name has no price yet, and counts as such. */
const servicePrices = Object.fromEntries(
  servicePageSlugs.map((slug) => [slug, servicePricesFrom[slug] ?? null]),
);

/** The values as the operator has set them. */
export const operatorValues: OperatorValues = {
  ...site,
  checkoutLinks,
  workflowDelivery,
  servicePricesFrom: servicePrices,
  workflowPrices,
  leadChannelsChangedOn,
};

const httpsRule = { error: 'must be an https:// address' };
// Zod's URL check tolerates a missing slash, but a browser takes `https:/host` for a page of this site.
const httpsAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, ...httpsRule })
  .regex(/^https:\/\/[^/]/, httpsRule);
const someText = z.string().trim().min(1, { error: 'must not be empty' });
const priceRule = { error: 'must be a number of dollars above 0, or null' };
const prices = z.record(
  z.string(),
  z.number(priceRule).positive(priceRule).multipleOf(0.01, { error: 'must be in whole cents' }).nullable(),
);
const isoDay = z.iso.date({ error: 'must be a date such as 2026-11-20' }).nullable();

const operatorSchema = z.object({
  name: someText,
  socials: z
    .array(z.object({ name: someText, url: httpsAddress }))
    .refine((profiles) => new Set(profiles.map(({ name }) => name)).size === profiles.length, {
      error: 'must name each profile once',
    }),
  calendarUrl: httpsAddress,
  operator: z.object({
    legalName: someText.nullable(),
    place: someText.nullable(),
    people: z.array(z.object({ name: someText, role: someText })),
  }),
  legalContact: z.object({ email: z.email({ error: 'must be an email address' }) }),
  accessibilityContact: z.object({ email: z.email({ error: 'must be an email address' }) }).nullable(),
  sceneUrl: httpsAddress.nullable(),
  hiring: z
    .object({ postedOn: isoDay, closesOn: isoDay })
    .refine(({ postedOn, closesOn }) => !postedOn || !closesOn || postedOn <= closesOn, {
      path: ['closesOn'],
      error: 'must not be before postedOn',
    }),
  security: z
    .object({
      contact: z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
        error: 'must be an https:// or mailto: address',
      }),
      expires: z.iso.date({ error: 'must be a date such as 2027-11-20' }),
    })
    .nullable(),
  checkoutLinks: z.record(z.string(), httpsAddress),
  workflowDelivery: someText.nullable(),
  servicePricesFrom: prices,
  workflowPrices: prices,
  leadChannelsChangedOn: isoDay,
});

/** In which file an operator sets each value. */
const fileOf: Readonly<Record<string, string>> = {
  name: 'content/product-name.ts',
  socials: 'content/site.ts',
  calendarUrl: 'content/site.ts',
  operator: 'content/site.ts',
  legalContact: 'content/site.ts',
  accessibilityContact: 'content/site.ts',
  sceneUrl: 'content/site.ts',
  security: 'content/site.ts',
  hiring: 'content/hiring-facts.ts',
  checkoutLinks: 'content/checkout-links.ts',
  workflowDelivery: 'content/checkout-links.ts',
  servicePricesFrom: 'content/prices.ts',
  workflowPrices: 'content/prices.ts',
  leadChannelsChangedOn: 'content/leads.ts',
} satisfies Record<keyof OperatorValues, string>;

/** `calendarUrl must be an https:// address (content/site.ts)` */
const problem = (path: readonly PropertyKey[], message: string) =>
  `${path.join('.')} ${message} (${fileOf[String(path[0])]})`;

/**
 * Checked at build, so that a typo in an address never reaches a visitor.
 * @throws {Error} with one line for each malformed value, naming it and its file
 */
export function checkOperatorValues(values: OperatorValues = operatorValues): void {
  const wrong = operatorSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => problem(path, message));
  const problems = [...(wrong ?? []), ...sharedCheckouts(values), ...dearBundle(values)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Two workflows that share a payment page would sell the wrong one. */
function sharedCheckouts({ checkoutLinks: links }: OperatorValues): string[] {
  const seen = new Set<string>();
  return Object.entries(links).flatMap(([item, url]) => {
    if (seen.has(url)) return [problem(['checkoutLinks', item], 'must be an address of its own')];
    seen.add(url);
    return [];
  });
}

/** Offered as a special price: whoever bought it would pay more than for the single workflows. */
function dearBundle({ workflowPrices: { bundle, ...single } }: OperatorValues): string[] {
  const singlePrices = Object.values(single).filter((price) => price !== null);
  const sum = singlePrices.reduce((total, price) => total + price, 0);
  const isComparable =
    typeof bundle === 'number' && singlePrices.length === Object.keys(single).length && sum > 0;
  return isComparable && bundle >= sum
    ? [problem(['workflowPrices', 'bundle'], 'must be below the sum of the single prices')]
    : [];
}

/** Names of the values that are still reserved example addresses, such as `socials.0.url`. */
export function exampleValues(values: OperatorValues = operatorValues): string[] {
  const addresses: [name: string, host: string][] = [
    ...values.socials.map(({ url }, index): [string, string] => [`socials.${index}.url`, hostOf(url)]),
    ['calendarUrl', hostOf(values.calendarUrl)],
    ['legalContact.email', values.legalContact.email],
    ...(values.accessibilityContact
      ? [['accessibilityContact.email', values.accessibilityContact.email] satisfies [string, string]]
      : []),
    ...Object.entries(values.checkoutLinks).map(([item, url]): [string, string] => [
      `checkoutLinks.${item}`,
      hostOf(url),
    ]),
    ...(values.sceneUrl ? [['sceneUrl', hostOf(values.sceneUrl)] satisfies [string, string]] : []),
    ...(values.security
      ? [['security.contact', hostOf(values.security.contact)] satisfies [string, string]]
      : []),
  ];
  return addresses.filter(([, host]) => isReservedHost(host)).map(([name]) => name);
}

/** A `mailto:` address has no host of its own, and ends with that of its mailbox. */
function hostOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  return hostname || pathname;
}
