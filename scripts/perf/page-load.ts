import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { disabledLink, takeStyles } from '../page-data/used-styles';

/** What one load of a page brings by itself; bytes in gzip, which the floor sends too. */
export type PageLoad = {
  /** Scripts the HTML names. */
  named: number;
  /** All scripts, those that follow by themselves too. */
  scripts: number;
  /** The same as browsers of today are sent them, in Brotli where the site has it. */
  scriptsSent: number;
  /** Styles the page is painted with, most of them in its HTML. */
  css: number;
  /** The sheets of the whole site, which a page asks for once it stands. */
  laterCss: number;
  /** The HTML without its styles. */
  html: number;
  fonts: number;
  /** But for those sheets. */
  requests: number;
  elements: number;
};

/** Milliseconds without a request after which a page has loaded all it wants. */
const QUIET_MS = 2500;

type Answer = { url: string; type: string; bytes: number };

/** None where nobody answered. */
async function answersTo(request: Request): Promise<Answer[]> {
  const response = await request.response();
  if (!response) return [];
  const { responseBodySize } = await request.sizes();
  return [{ url: response.url(), type: request.resourceType(), bytes: responseBodySize }];
}

/** The view of a phone. */
export const phone = { width: 412, height: 823 };

/** How many times slower than this machine's processor a phone's is taken to be. */
export const PHONE_SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}

/** Loads a page and waits until it asks for nothing more. */
export async function settled(page: Page, address: string): Promise<Answer[]> {
  const answers: Promise<Answer[]>[] = [];
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const noteAnswer = (request: Request) => {
    note();
    answers.push(answersTo(request));
  };
  page.on('request', note).on('requestfinished', noteAnswer);
  await page.goto(address, { waitUntil: 'load' });
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  // What a press asks for later may still be on its way as the page is closed.
  page.off('request', note).off('requestfinished', noteAnswer);
  return (await Promise.all(answers)).flat();
}

/** Bytes of an answer as a browser gets it that takes what all of today take. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, async (response) =>
      resolve((await buffer(response)).length),
    ).once('error', reject);
  });
}

/** Scripts of a document that browsers of today run. */
const namedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].filter(({ noModule }) => !noModule).map(({ src }) => src));

/** Whether the styles of a sheet are in a page, which links it for later. */
const isDisabled = (html: string, sheet: string) =>
  html.includes(`${disabledLink}rel="stylesheet" href="${new URL(sheet).pathname}`);

/** @param address a whole one; visited by a browser that has stored nothing */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: phone,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    const html = await (await context.request.get(address)).text();
    const inPage = gzipSync(takeStyles(html).styles).length;
    const answers = await settled(page, address);
    const inHtml = (url: string) => html.includes(`src="${new URL(url).pathname}`);
    const isLater = ({ url, type }: Answer) => type === 'stylesheet' && isDisabled(html, url);
    const named = (await namedScripts(page)).filter((url) => url && inHtml(url));
    const scripts = answers.filter(({ type }) => type === 'script');
    const sent = await Promise.all(scripts.map(({ url }) => sentBytes(url)));
    const sum = (test: (answer: Answer) => boolean) =>
      answers.filter(test).reduce((total, { bytes }) => total + bytes, 0);
    return {
      named: sum(({ url, type }) => type === 'script' && named.includes(url)),
      scripts: sum(({ type }) => type === 'script'),
      scriptsSent: sent.reduce((total, bytes) => total + bytes, 0),
      css: sum((answer) => answer.type === 'stylesheet' && !isLater(answer)) + inPage,
      laterCss: sum(isLater),
      html: sum(({ type }) => type === 'document') - inPage,
      fonts: sum(({ type }) => type === 'font'),
      requests: answers.filter((answer) => !isLater(answer)).length,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await context.close();
  }
}
