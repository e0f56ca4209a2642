import { z } from 'zod';
import { checkoutLinks, isReservedHost } from '@/content/checkout-links';
import { type Site, site } from '@/content/site';

/** Everything an operator sets, checked at each build. */
export type OperatorValues = Pick<
  Site,
  'name' | 'socials' | 'calendarUrl' | 'legalContact' | 'sceneUrl' | 'hiring'
> & { checkoutLinks: Readonly<Record<string, string>> };

const operatorValues: OperatorValues = { ...site, checkoutLinks };

const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'must be an https:// address',
});
const isoDay = z.iso.date({ error: 'must be a date such as 2026-11-20' }).nullable();

const operatorSchema = z.object({
  name: z.string().trim().min(1, { error: 'must not be empty' }),
  socials: z.array(z.object({ url: httpsAddress })).length(2, { error: 'must list two profiles' }),
  calendarUrl: httpsAddress,
  legalContact: z.object({ email: z.email({ error: 'must be an email address' }) }),
  sceneUrl: httpsAddress.nullable(),
  hiring: z.object({ postedOn: isoDay, closesOn: isoDay }),
  checkoutLinks: z.record(z.string(), httpsAddress),
});

/**
 * Checked at build, so that a slip in an address never reaches a visitor.
 * @throws {Error} with one line per malformed value, each naming it: `calendarUrl must be an https:// address`
 */
export function checkOperatorValues(values: OperatorValues = operatorValues): void {
  const wrong = operatorSchema
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const problems = [...(wrong ?? []), ...sharedCheckouts(values)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Two workflows behind one payment page would sell the wrong one. */
function sharedCheckouts({ checkoutLinks: links }: OperatorValues): string[] {
  const seen = new Set<string>();
  return Object.entries(links).flatMap(([item, url]) => {
    if (seen.has(url)) return [`checkoutLinks.${item} must be an address of its own`];
    seen.add(url);
    return [];
  });
}

/** Names of the values that are still reserved example addresses, such as `socials.0.url`. */
export function exampleValues(values: OperatorValues = operatorValues): string[] {
  const addresses: [name: string, host: string][] = [
    ...values.socials.map(({ url }, index): [string, string] => [`socials.${index}.url`, hostOf(url)]),
    ['calendarUrl', hostOf(values.calendarUrl)],
    ['legalContact.email', values.legalContact.email],
    ...Object.entries(values.checkoutLinks).map(([item, url]): [string, string] => [
      `checkoutLinks.${item}`,
      hostOf(url),
    ]),
    ...(values.sceneUrl ? [['sceneUrl', hostOf(values.sceneUrl)] satisfies [string, string]] : []),
  ];
  return addresses.filter(([, host]) => isReservedHost(host)).map(([name]) => name);
}

const hostOf = (url: string) => new URL(url).hostname;
