import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { assessmentStorageKey } from '@/lib/assessments/browser/current-assessment';
import { applicationDraftKey } from '@/lib/careers/application-draft';
import { paths } from '@/lib/paths';
import { onShutdown } from '@/scripts/site/shutdown';
import { answer, errorSummary, formPath, supportAnswers, transcend } from '@/tests/e2e/support/assessment';
import { confirmation, fillApplication, submitButton } from '@/tests/e2e/support/careers';
import { applicationDraft } from '@/tests/support/applications';
import { launchOptionsOfCommand } from '@/tests/support/launch-options';
import { type KeptRecords, keptRecords, recordsInRequest, watched, watchOutbox } from './kept-records';
import { type Ledger, verdictOf } from './ledger';
import { type Load, nextAddress } from './outbox-client';

const VISITORS = 3;

/** Milliseconds that a person waits before trying something again. */
const PATIENCE_MS = 4000;

/** Milliseconds. Longer than the careers form waits for its answer. */
const ANSWER_PATIENCE_MS = 35_000;

/** Milliseconds for which a visitor looks at a page. */
const LOOK_MS = 300;

/** Milliseconds for reading a page at the end of each turn: enough for it to send what the pages before have left. */
const READ_MS = 6000;

const looked = [paths.home, paths.services, paths.about];

/** A page of the site without any script, so that nothing in the browser's storage changes there. */
const stillPage = '/robots.txt';

type State = { isMaking: boolean; end: number };

/** Tries again until it works, as a person does when a page does not come. */
async function untilDone({ end }: State, step: () => Promise<unknown>): Promise<void> {
  while (Date.now() < end) {
    try {
      await step();
      return;
    } catch {
      await sleep(200);
    }
  }
}

const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** The id in what a tab keeps of its form; `find` picks it out. */
async function keptId(page: Page, key: string, find: (kept: never) => unknown): Promise<string> {
  const text = await storedText(page, key);
  const id = text && find(JSON.parse(text) as never);
  if (typeof id !== 'string') throw new Error(`The browser keeps no ${key}.`);
  return id;
}

/** Opens a page and waits until its scripts are running. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const deadline = Date.now() + PATIENCE_MS;
  while ((await page.evaluate(() => window.history.scrollRestoration)) !== 'manual') {
    if (Date.now() > deadline) throw new Error('The page does not get ready.');
    await sleep(20);
  }
}

/** A visitor with a browser profile of their own. */
class Visitor {
  private turn = 0;

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly ledger: Ledger,
    private readonly origin: string,
    private readonly state: State,
    private readonly name: string,
  ) {}

  static async arrive(browser: Browser, ledger: Ledger, origin: string, state: State, name: string) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(watchOutbox, watched);
    watchAnswers(context, ledger);
    return new Visitor(context, await context.newPage(), ledger, origin, state, name);
  }

  async goAbout(): Promise<void> {
    while (this.state.isMaking) {
      this.turn += 1;
      // A different address each time, so that nobody reaches a limit.
      await this.context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
      for (const path of looked) await this.look(path);
      await this.assess();
      await this.apply();
      if (this.state.isMaking) await sleep(READ_MS);
    }
  }

  private async look(path: string): Promise<void> {
    await untilDone(this.state, () => open(this.page, this.origin + path));
    await sleep(LOOK_MS);
  }

  /** Presses TRANSCEND once and does not wait for the result: an answer counts even if the page is closed right away. */
  private async assess(): Promise<void> {
    const { page, origin, state, ledger } = this;
    const answers = { ...supportAnswers, name: `${this.name} ${this.turn}` };
    const id = (kept: { submission: { id: string; answers: { name: string } } }) =>
      kept.submission.answers.name === answers.name ? kept.submission.id : undefined;
    await untilDone(state, async () => {
      await open(page, origin + formPath.backend);
      await answer(page, answers);
      await transcend(page).click();
      await sleep(LOOK_MS);
      ledger.make('assessments', [await keptId(page, assessmentStorageKey, id)]);
    });
  }

  /** Presses until the page confirms it: an application is kept by its page, not by the outbox. */
  private async apply(): Promise<void> {
    const { page, origin, state, ledger } = this;
    const email = `${this.name}.${this.turn}@example.com`;
    await untilDone(state, async () => {
      await open(page, origin + paths.hiring);
      await fillApplication(page, applicationDraft({ email }));
      const id = await keptId(page, applicationDraftKey, (kept: { id: string }) => kept.id);
      ledger.make('applications', [id]);
      await submitButton(page).click();
      // The page waits longer for an answer than a visitor waits for anything to appear.
      await confirmation(page).or(errorSummary(page)).waitFor({ timeout: ANSWER_PATIENCE_MS });
      if (!(await confirmation(page).isVisible())) throw new Error('The application was not taken.');
      ledger.acknowledged.add(id);
    });
  }

  /** Leaves the site and comes back once more, whereupon the outbox must deliver what it holds. */
  async comeBack(): Promise<void> {
    const { ledger, state } = this;
    const { made } = await this.standStill();
    for (const [id, kind] of made) ledger.make(kind, [id]);
    await this.look(paths.home);
    const isEmpty = async () => {
      const { left } = keptRecords(await this.storage());
      return [...made.keys()].every((id) => left.has(id));
    };
    while (Date.now() < state.end && !(await isEmpty())) await sleep(200);
    this.tell(made, await this.standStill());
    await this.context.close();
  }

  private tell(made: KeptRecords['made'], { left, dropped, acknowledged, refused }: KeptRecords): void {
    const { ledger } = this;
    for (const id of made.keys()) {
      if (acknowledged.has(id)) ledger.acknowledged.add(id);
      else if (refused.has(id)) ledger.refused.add(id);
      else if (dropped.has(id)) ledger.dropped.add(id);
      else if (left.has(id)) ledger.vanished.add(id);
    }
  }

  private async standStill(): Promise<KeptRecords> {
    await untilDone(this.state, () => this.page.goto(this.origin + stillPage));
    return keptRecords(await this.storage());
  }

  private storage(): Promise<Record<string, string>> {
    return this.page.evaluate(() => ({ ...localStorage }));
  }
}

/** Counts what leaves the browsers and, as it comes in, what a status alone acknowledges. */
function watchAnswers(context: BrowserContext, ledger: Ledger): void {
  const isWrite = (request: Request) => request.method() === 'POST';
  context.on('request', (request) => {
    if (isWrite(request)) ledger.requests += 1;
  });
  context.on('requestfailed', (request) => {
    const how = request.failure()?.errorText ?? 'UNKNOWN';
    if (isWrite(request)) ledger.failed.set(how, (ledger.failed.get(how) ?? 0) + 1);
  });
  context.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const body = response.request().postData();
    if (!body || verdictOf(path, response.status(), '') !== 'acknowledged') return;
    for (const { kind, id } of recordsInRequest(path, body)) {
      ledger.make(kind, [id]);
      ledger.acknowledged.add(id);
    }
  });
}

/** Three people in Chromium who look around, take assessments and apply, one thing after the other, until it is over. */
export async function startVisitors(ledger: Ledger, origins: () => string[]): Promise<Load> {
  const [origin = ''] = origins();
  const state: State = { isMaking: true, end: Number.POSITIVE_INFINITY };
  const browser = await chromium.launch(launchOptionsOfCommand);
  onShutdown(() => browser.close());
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) =>
      Visitor.arrive(browser, ledger, origin, state, `visitor${index + 1}`),
    ),
  );
  const going = Promise.all(visitors.map((visitor) => visitor.goAbout()));
  return {
    acknowledged: () => ledger.acknowledged.size,
    async finish(patience) {
      state.isMaking = false;
      state.end = Date.now() + patience;
      await going;
      await Promise.all(visitors.map((visitor) => visitor.comeBack()));
      await browser.close();
    },
  };
}
