import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { disabledLink, takeStyles } from '../page-data/used-styles';

/** What one load of a page fetches by itself; bytes in gzip, which the floor also uses. */
export type PageLoad = {
  /** The scripts that the HTML names. */
  named: number;
  /** All scripts, including those that follow by themselves. */
  scripts: number;
  /** The same scripts as current browsers get them: in Brotli where the site has it. */
  scriptsSent: number;
  /** The styles with which the page is painted; most of them are in its HTML. */
  css: number;
  /** The style sheets of the whole site, which a page fetches once it is shown. */
  laterCss: number;
  /** The HTML without its styles. */
  html: number;
  fonts: number;
  /** Without the requests for those style sheets. */
  requests: number;
  elements: number;
};

/** Milliseconds without a request after which a page counts as fully loaded. */
const QUIET_MS = 2500;

type Answer = { url: string; type: string; bytes: number };

/** Empty where nothing answered. */
async function answersTo(request: Request): Promise<Answer[]> {
  const response = await request.response();
  if (!response) return [];
  const { responseBodySize } = await request.sizes();
  return [{ url: response.url(), type: request.resourceType(), bytes: responseBodySize }];
}

/** The viewport of a phone. */
export const phone = { width: 412, height: 823 };

/** How many times slower than this machine's processor we take a phone's to be. */
export const PHONE_SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}

/** Loads a page, and waits until it requests nothing more. */
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
  // What is requested later, after a press, may still be on its way when the page is closed.
  page.off('request', note).off('requestfinished', noteAnswer);
  return (await Promise.all(answers)).flat();
}

/** The bytes of an answer to a browser that accepts every encoding that current ones accept. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, async (response) =>
      resolve((await buffer(response)).length),
    ).once('error', reject);
  });
}

/** The scripts of a document that current browsers run. */
const namedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].filter(({ noModule }) => !noModule).map(({ src }) => src));

/** Whether a page contains the styles of a sheet, and only links the sheet for later. */
const isDisabled = (html: string, sheet: string) =>
  html.includes(`${disabledLink}rel="stylesheet" href="${new URL(sheet).pathname}`);

/** @param address a complete one; it is opened in a browser that has nothing stored */
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
