import type { Browser, Locator, Page } from '@playwright/test';
import { phone, settled, slowDown } from './page-load';

/** Milliseconds after which a visitor notices that a page takes time. */
const NOTICED_MS = 200;

/** Where controls are pressed: a page, and what has to be opened there first. */
type Surface = { name: string; path: string; within: string; open?: (page: Page) => Promise<unknown> };

const openDrawer = async (page: Page) => {
  await page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').click();
  await page.locator('#menu[open]').waitFor();
};

/** Everything else on a page is at rest while one of its controls is pressed. */
export const surfaces: readonly Surface[] = [
  { name: '/', path: '/', within: 'body' },
  { name: '/backend-form', path: '/backend-form', within: 'main' },
  { name: '/income-form', path: '/income-form', within: 'main' },
  { name: '/hiring', path: '/hiring', within: 'main' },
  { name: 'the drawer of /', path: '/', within: '#menu', open: openDrawer },
];

/** How long one press took until the page was painted again; milliseconds. */
export type Press = {
  control: string;
  took: number;
  /** The parts of that time: until the page listened, while it worked, and until it was painted. */
  waited: number;
  worked: number;
  painted: number;
};

/** A control by its kind and its name; the second control of the same name has a number after it. */
type Control = { name: string; index: number; kind: 'text' | 'list' | 'button' };

const pressable = [
  'button',
  'summary',
  'select',
  'textarea',
  'input:not([type=hidden])',
  'label:has(input[type=radio], input[type=checkbox])',
  'a[href]',
].join();

/** All controls that a visitor can reach now, in the order of the page; links that leave the site are not ours to answer. */
const controlsOf = (page: Page, selector: string): Promise<Control[]> =>
  page.evaluate((wanted) => {
    const counts = new Map<string, number>();
    // Methods, because esbuild wraps other named functions in a helper that the page does not have.
    const look = {
      isHidden(element: HTMLElement) {
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isOut = element.closest('[inert], [aria-hidden=true]') !== null;
        return !isShown || isOut || element.getBoundingClientRect().width < 8;
      },
      /** Its label is pressed instead. */
      hasLabel(element: HTMLElement) {
        return (
          element.matches('input[type=radio], input[type=checkbox]') && element.closest('label') !== null
        );
      },
      leaves(element: HTMLElement) {
        if (!(element instanceof HTMLAnchorElement)) return false;
        return element.origin !== window.location.origin || element.target !== '';
      },
      words(element: HTMLElement) {
        const words = (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
        return words.slice(0, 48) || element.getAttribute('name') || element.id;
      },
      kind(element: HTMLElement): Control['kind'] {
        if (element.localName === 'select') return 'list';
        const others = '[type=radio], [type=checkbox], [type=file], [type=submit]';
        return element.matches(`textarea, input:not(${others})`) ? 'text' : 'button';
      },
    };
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element, index) => {
      if (look.isHidden(element) || look.hasLabel(element) || look.leaves(element)) return [];
      const name = `${element.localName} ${look.words(element)}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [{ name: count > 1 ? `${name} (${count})` : name, index, kind: look.kind(element) }];
    });
  }, selector);

type Heard = Window & { presses?: Map<number, PerformanceEventTiming> };

/** What the browser itself reports of each interaction: the longest of its events. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const presses = new Map<number, PerformanceEventTiming>();
    (window as Heard).presses = presses;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const event = entry as PerformanceEventTiming & { interactionId: number };
        const longest = presses.get(event.interactionId)?.duration ?? 0;
        if (event.interactionId && event.duration > longest) presses.set(event.interactionId, event);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const forget = (page: Page) => page.evaluate(() => (window as Heard).presses?.clear());

/** The longest interaction since `forget`; the browser reports none that is shorter than a frame. */
const heard = (page: Page): Promise<Omit<Press, 'control'>> =>
  page.evaluate(() => {
    const presses = [...((window as Heard).presses?.values() ?? [])];
    const [longest] = presses.toSorted((first, second) => second.duration - first.duration);
    if (!longest) return { took: 0, waited: 0, worked: 0, painted: 0 };
    const { duration, startTime, processingStart, processingEnd } = longest;
    return {
      took: duration,
      waited: processingStart - startTime,
      worked: processingEnd - processingStart,
      painted: Math.max(0, startTime + duration - processingEnd),
    };
  });

/** Waits until the page has painted the result of a press, and has reported how long that took. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

async function pressLocator(page: Page, locator: Locator, kind: Control['kind']): Promise<void> {
  const soon = { timeout: 5000 };
  // The browser itself takes the pointer of an open list.
  if (kind === 'list') await locator.focus(soon);
  else await locator.click(soon);
  if (kind === 'list') await page.keyboard.press('ArrowDown');
  if (kind === 'text') await page.keyboard.press('a');
  await painted(page);
}

/** A page as a visitor finds it who has nothing stored. */
class SlowVisit {
  private constructor(
    private readonly surface: Surface,
    private readonly address: string,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, origin: string, surface: Surface): Promise<SlowVisit> {
    const page = await (await browser.newContext({ viewport: phone })).newPage();
    await slowDown(page);
    await listen(page);
    const visit = new SlowVisit(surface, origin + surface.path, page);
    await settled(page, visit.address);
    await visit.rest();
    return visit;
  }

  /** Brings the page back to where it was: at its address, with nothing open but what should be. */
  private async rest(): Promise<void> {
    const { page, surface } = this;
    if (page.url().split('#')[0] !== this.address) await page.goBack({ timeout: 5000 }).catch(() => null);
    const menu = page.locator('#menu[open]');
    if (surface.open) return void ((await menu.count()) || (await surface.open(page)));
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  }

  controls(): Promise<Control[]> {
    return controlsOf(this.page, `${this.surface.within} :is(${pressable})`);
  }

  /** @returns undefined where the control is gone, or covered by something */
  async press(name: string): Promise<Press | undefined> {
    try {
      await this.rest();
      const control = (await this.controls()).find((found) => found.name === name);
      if (!control) return undefined;
      const all = this.page.locator(`${this.surface.within} :is(${pressable})`);
      await forget(this.page);
      await pressLocator(this.page, all.nth(control.index), control.kind);
      return { control: name, ...(await heard(this.page)) };
    } catch {
      return undefined;
    }
  }

  close = () => this.page.context().close();
}

/** Changes made by an earlier press may be in the way of a control, which is then pressed on a fresh page. */
async function pressIn(visit: SlowVisit, name: string, open: () => Promise<SlowVisit>) {
  const press = await visit.press(name);
  if (press) return press;
  const fresh = await open();
  const freshPress = await fresh.press(name);
  await fresh.close();
  return freshPress;
}

export const isNoticed = ({ took }: Press) => took > NOTICED_MS;

const REPEATED = 2;

/** Other work of the machine is no fault of the page: a slow press is repeated, and the middle one counts. */
export function middlePress(presses: readonly Press[]): Press | undefined {
  const sorted = presses.toSorted((first, second) => first.took - second.took);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

export type Pressed = { place: string; presses: Press[]; notPressed: string[] };

/** Presses each control once, on a page that has come to rest. */
export async function pressEverything(
  browser: Browser,
  origin: string,
  surface: Surface,
  progress: (done: number, of: number) => void,
): Promise<Pressed> {
  const open = () => SlowVisit.open(browser, origin, surface);
  const visit = await open();
  const names = (await visit.controls()).map(({ name }) => name);
  const pressed: Pressed = { place: surface.name, presses: [], notPressed: [] };
  for (const [index, name] of names.entries()) {
    const first = await pressIn(visit, name, open);
    const presses = first ? [first] : [];
    for (let count = 0; first && isNoticed(first) && count < REPEATED; count += 1) {
      const again = await pressIn(visit, name, open);
      if (again) presses.push(again);
    }
    const middle = middlePress(presses);
    if (middle) pressed.presses.push(middle);
    else pressed.notPressed.push(name);
    progress(index + 1, names.length);
  }
  await visit.close();
  return pressed;
}
