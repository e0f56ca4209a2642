import { sitePaths } from '@/content/site-paths';
import { pageFaults } from './check-site/page-checks';
import { type Ask, requestChecks } from './check-site/request-checks';
import { readArguments } from './options';
import { Refusal } from './refusal';

const help = `npm run check-site -- https://www.example.com [--json]

Asks a deployed site for every page and for a few writes that store nothing, and says what a host, a proxy or a
forgotten variable has changed: policies, headers, canonical addresses, status codes, redirects, sitemap.xml, robots.txt,
pictures of shared links, the write boundary, health.
Exit code 0: all is well; 1: something is wrong, or was not looked at, and a line says what.`;

/** A line of the result: what was asked for, and everything wrong with the answer. */
type Finding = { what: string; faults: string[] };

const TIMEOUT_MS = 15_000;

/** @throws {Refusal} naming what is wrong with the arguments */
export function readCheckArguments(args: string[]): { origin: string; isJson: boolean } | undefined {
  const read = readArguments(args, { json: { type: 'boolean', default: false } }, help, 'an address');
  if (!read) return;
  const { argument: address, options } = read;
  if (!address || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Refusal('Name the site to check: npm run check-site -- https://www.example.com');
  }
  return { origin: new URL(address).origin, isJson: options.json };
}

const wordsOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

async function tried(what: string, look: () => Promise<string[]>): Promise<Finding> {
  try {
    return { what, faults: await look() };
  } catch (error) {
    return { what, faults: [`gave no answer (${wordsOf(error)})`] };
  }
}

/** Every page, then every request, one after another: a site is checked, not loaded. */
export async function* siteFindings(
  origin: string,
  only: readonly string[] = sitePaths,
): AsyncGenerator<Finding> {
  const ask: Ask = (path, init) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  for (const address of only) {
    yield tried(address, async () => {
      const response = await ask(address);
      if (response.status !== 200) return [`answers ${response.status} instead of 200`];
      const page = { address, status: 200, headers: response.headers, html: await response.text() };
      return pageFaults(page, origin);
    });
  }
  for (const check of requestChecks) {
    yield tried(check.what, async () => {
      const response = await check.ask(ask, origin);
      if (response.status !== check.status)
        return [`is answered ${response.status} instead of ${check.status}. ${check.hint}`];
      return (await check.look?.(response, ask, origin)) ?? [];
    });
  }
}

/** Each fault once, with what has it: a forgotten variable shows on every page. */
export function faultLines(wrong: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { what, faults } of wrong) {
    for (const fault of faults) places.set(fault, [...(places.get(fault) ?? []), what]);
  }
  return [...places].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
  );
}

/** `npm run check-site -- URL`: what a deployed site really serves. */
export async function checkSite(args: string[]): Promise<void> {
  const wanted = readCheckArguments(args);
  if (!wanted) return;
  const findings: Finding[] = [];
  for await (const finding of siteFindings(wanted.origin)) findings.push(finding);
  const wrong = findings.filter(({ faults }) => faults.length > 0);
  if (wanted.isJson) {
    console.log(JSON.stringify({ site: wanted.origin, checked: findings.length, wrong }, null, 2));
  } else {
    for (const line of faultLines(wrong)) console.log(line);
    console.log(`${findings.length} checked on ${wanted.origin}, ${wrong.length} wrong.`);
  }
  if (wrong.length > 0) process.exitCode = 1;
}
