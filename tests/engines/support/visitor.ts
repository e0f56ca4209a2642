import { expect } from '@playwright/test';
import type { Key, Tab } from './engine';
import { type Look, lookAt, type Target } from './look';

declare global {
  interface Window {
    /** What scripts of this document have thrown since they took it over. */
    thrown?: string[];
  }
}

/** In the page. */
function noteThrown() {
  if (window.thrown) return;
  const thrown: string[] = [];
  window.thrown = thrown;
  window.addEventListener('error', ({ message }) => thrown.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
}

/** In the page: what it has noted, and what of earlier documents waits to be sent. The body of an entry is JSON itself. */
const readThrown = () => [
  ...(window.thrown ?? []),
  ...Object.values<string>({ ...localStorage }).filter((kept) => kept.includes('\\"type\\":\\"error\\"')),
];

/** A visitor of the site in some engine: looks, waits and acts in the engine's own terms. */
export type Visitor = ReturnType<typeof visitorOf>;

const said = ({ css, name, within }: Target) =>
  `${name === undefined ? css : `"${name}"`}${within ? ` in ${within}` : ''}`;

/** @param origin the site's */
export function visitorOf(tab: Tab, origin: string) {
  const run = <Args extends unknown[], Result>(look: (...args: Args) => Result, ...args: Args) =>
    // What compiles this names every function it meets.
    tab.evaluate(`((__name) => ${look})((named) => named)`, args) as Promise<Result>;

  /** While one page replaces another there is none to ask. */
  const askPage = async <Result>(question: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await question();
    } catch {
      return null;
    }
  };

  const look = (target: Target): Promise<Look | null> => run(lookAt, target, false);
  const poll = <Result>(what: string, question: () => Promise<Result>) =>
    expect.poll(() => askPage(question), { message: what, intervals: [50, 100, 200] });

  /** Where to press a target, once it is there, stands still and has nothing before it. */
  async function reach(target: Target) {
    let last: string | undefined;
    let at: Look['at'] = null;
    await poll(`${said(target)} can be pressed`, async () => {
      const seen = await run(lookAt, target, true);
      const now = JSON.stringify(seen?.box);
      const stands = now === last;
      last = now;
      at = seen?.at ?? null;
      return stands && at !== null && !seen?.isDisabled;
    }).toBe(true);
    if (!at) throw new Error(`${said(target)} is out of reach.`);
    return at as { x: number; y: number };
  }

  const visitor = {
    tab,
    origin,
    run,
    poll,
    look,
    goto: (path: string) => tab.goto(origin + path),
    /** Loads a page and waits until its scripts have taken it over. */
    async open(path: string) {
      await visitor.goto(path);
      await visitor.hydrated();
    },
    async hydrated() {
      await poll('the page is taken over', () => run(() => history.scrollRestoration)).toBe('manual');
      await run(noteThrown);
    },
    /** What scripts have thrown and is perhaps not stored yet; a browser that has left the site keeps nothing. */
    thrown: async () => (await askPage(() => run(readThrown))) ?? [],
    async reload() {
      await tab.reload();
    },
    back: () => tab.back(),
    press: (key: Key, modifier?: 'Shift') => tab.press(key, modifier),
    async click(target: Target) {
      await tab.click(await reach(target));
    },
    async tap(target: Target) {
      if (!tab.tap) throw new Error('This driver has no finger.');
      await tab.tap(await reach(target));
    },
    reach,
    /** Types over what a field holds. */
    async fill(target: Target, text: string) {
      await visitor.click(target);
      await visitor.focused(target);
      if ((await look(target))?.value) await tab.selectAll();
      await tab.type(text);
      await poll(`${said(target)} holds what was typed`, async () => (await look(target))?.value).toBe(text);
    },
    visible: (target: Target) =>
      poll(`${said(target)} is visible`, async () => (await look(target))?.isVisible ?? false).toBe(true),
    hidden: (target: Target) =>
      poll(`${said(target)} is hidden`, async () => (await look(target))?.isVisible ?? false).toBe(false),
    focused: (target: Target) =>
      poll(`${said(target)} has the focus`, async () => (await look(target))?.isFocused).toBe(true),
    text: (target: Target) => poll(`the words of ${said(target)}`, async () => (await look(target))?.text),
    attribute: (target: Target, name: string) =>
      poll(`${name} of ${said(target)}`, async () => (await look(target))?.attributes[name]),
    /** The address the visitor is at, without the origin. */
    address: () => poll('the address', () => run(() => location.pathname + location.search + location.hash)),
    title: () => poll('the title', () => run(() => document.title)),
  };
  return visitor;
}
