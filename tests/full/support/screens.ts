import { expect, type Page } from '@playwright/test';
import { assessments } from '@/content/assessments/questions';
import { careers } from '@/content/careers';
import { chartChoices, chartQuestions } from '@/content/chart-questions';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import {
  answer,
  coldOutreachAnswers,
  errorSummary,
  rotatingAnswers,
  supportAnswers,
  transcend,
} from '../../e2e/support/assessment';
import { addExperience, confirmation, fillApplication, submitButton } from '../../e2e/support/careers';
import { hydrated } from '../../e2e/support/pages';
import { applicationDraft } from '../../support/applications';

/** Every address a visitor can be at, `/main` and one that is nowhere among them. */
export const addresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  paths.homeAlias,
  '/contact?clarify=income',
  '/contact?clarify=backend',
  '/demo?service=ai-agents&from=/services/ai-agents',
  '/services/ai-phone-callers?mode=outbound',
  '/nowhere',
];

/** A page as it is when something was done on it, starting from the state before it in the list. */
export type Step = {
  state: string;
  reach: (page: Page) => Promise<unknown>;
  /** What alone has changed: the rest was looked at before. */
  part?: string;
  leave?: (page: Page) => Promise<unknown>;
};

/** Where the menu and the index of a page stand behind buttons. */
const narrow = { width: 390, height: 900 };

const openMenu: Step = {
  state: 'menu',
  part: 'dialog[open]',
  leave: (page) => page.keyboard.press('Escape'),
  reach: async (page) => {
    await page.setViewportSize(narrow);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().dispatchEvent('click');

const atCarousels = (service: number): Step => ({
  state: `carousels at ${service}`,
  part: '[aria-roledescription=carousel]',
  reach: async (page) => {
    for (const dot of await page.getByRole('button', { name: new RegExp(`^Service ${service}: `) }).all()) {
      await dot.dispatchEvent('click');
    }
    await press(page, new RegExp(`^Workflow ${service}: `));
    await press(page, new RegExp(`^Workflow ${service + 5}: `));
  },
});

const workflowAt = (workflow: number): Step => ({
  state: `workflow ${workflow}`,
  part: '[aria-labelledby=workflows]',
  reach: (page) => press(page, new RegExp(`^Workflow ${workflow}: `)),
});

/** Only the service that a carousel is at has a popup to open. */
const popup = (title: string, service: number): Step => ({
  state: `popup of ${title}`,
  part: '[popover]:popover-open',
  reach: async (page) => {
    await atCarousels(service).reach(page);
    await page.getByRole('button', { name: `Featured Service: ${title}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

const openQuestions: Step = {
  state: 'questions open',
  reach: (page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.removeAttribute('name');
        details.setAttribute('open', '');
      }
    }),
};

const chosen = (choice: (typeof chartChoices)[number]): Step => ({
  state: `chart: ${chartQuestions[choice].question}`,
  part: 'main > section:first-of-type',
  reach: (page) => page.getByRole('radio', { name: chartQuestions[choice].question }).check({ force: true }),
});

const landingSteps: readonly Step[] = [
  ...chartChoices.map(chosen),
  ...[1, 2, 3, 4, 5].map(atCarousels),
  ...[1, 2, 3, 4, 5].map(workflowAt),
  popup('AI Agent', 1),
  popup('Auto Email Outreach', 1),
  popup('AI Phone Callers', 3),
  openQuestions,
];

const indexOpen: Step = {
  state: 'index open',
  part: 'main nav',
  // It lies over targets of the page; wide windows have no button for it.
  leave: async (page) => {
    await page.setViewportSize(narrow);
    await press(page, /^On this page/);
  },
  reach: async (page) => {
    await page.setViewportSize(narrow);
    await press(page, /^On this page/);
  },
};

const backendSteps: readonly Step[] = [
  { state: 'half filled in', reach: (page) => answer(page, supportAnswers, { except: ['q3Answer'] }) },
  {
    state: 'nothing read',
    reach: async (page) => {
      await page.getByLabel('Which process repeats itself most?').fill('By luck');
      await expect(page.getByText('We cannot tell from your text yet.')).toBeVisible();
    },
  },
  { state: 'ready', reach: (page) => answer(page, supportAnswers) },
  {
    state: 'with errors',
    reach: async (page) => {
      await page.getByLabel(assessments.backend.questions[1].label).fill('x'.repeat(2001));
      await transcend(page).click();
      await expect(errorSummary(page)).toBeVisible();
    },
  },
];

const incomeSteps: readonly Step[] = [
  {
    state: 'a word inside another',
    reach: async (page) => {
      await answer(page, { ...coldOutreachAnswers, q1Typed: 'We buy leads' });
      await expect(page.getByRole('button', { name: /^Show “/ })).toBeVisible();
    },
  },
];

const careersSteps: readonly Step[] = [
  {
    state: 'with every error',
    reach: async (page) => {
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeFocused();
    },
  },
  {
    state: 'with experiences',
    reach: async (page) => {
      await addExperience(page).click();
      await addExperience(page).click();
    },
  },
  {
    state: 'not saved',
    reach: async (page) => {
      await fillApplication(page, applicationDraft({ email: 'matrix@example.com' }));
      await page.route('**/hiring', (route) => route.abort());
      await submitButton(page).click();
      await expect(page.getByText(careers.failures.offline).first()).toBeVisible();
      await page.unroute('**/hiring');
    },
  },
  {
    state: 'confirmed',
    reach: async (page) => {
      await submitButton(page).click();
      await expect(confirmation(page)).toBeFocused();
    },
  },
];

const calendarOpen: Step = {
  state: 'calendar open',
  reach: async (page) => {
    await page.route(`${new URL(site.calendarUrl).origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en"><title>Calendar</title><h1>Calendar',
      }),
    );
    await page.locator('[data-cta=contact-calendar]').click();
    await expect(page.locator('iframe')).toBeVisible();
  },
};

const stopped: Step = {
  state: 'stopped',
  reach: (page) => page.getByRole('button', { name: 'Stay on this page' }).click(),
};

const pressed = async (page: Page) => {
  await transcend(page).click();
  await expect(page).toHaveURL(/analysis-loading/);
};

/** What is done at an address beyond opening it; the menu is opened everywhere. */
const stepsAt: Partial<Record<string, readonly Step[]>> = {
  [paths.home]: landingSteps,
  [paths.backendForm]: backendSteps,
  [paths.incomeForm]: incomeSteps,
  [paths.hiring]: careersSteps,
  [paths.contact]: [calendarOpen],
  [paths.demo]: [stopped],
  [paths.privacy]: [indexOpen],
  [paths.accessibility]: [indexOpen],
};

export function stepsOf(address: string): readonly Step[] {
  const own = stepsAt[address] ?? (address.startsWith('/services/') ? [indexOpen, openQuestions] : []);
  return [openMenu, ...own];
}

/** States that no address alone leads to. */
export const journeySteps: Readonly<Record<string, { from: string; steps: readonly Step[] }>> = {
  'a backend assessment': {
    from: paths.backendForm,
    steps: [
      {
        state: 'loading',
        reach: async (page) => {
          await answer(page, rotatingAnswers);
          await pressed(page);
        },
      },
      {
        state: 'answer found',
        reach: (page) => expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible(),
      },
      {
        state: 'answer',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Show my result now' }).click();
          await expect(page.locator('section[data-opening]')).toBeVisible();
        },
      },
      {
        state: 'answer unfolded',
        reach: (page) =>
          page.evaluate(() => {
            for (const part of document.querySelectorAll('section[data-opening] details')) {
              part.setAttribute('open', '');
            }
          }),
      },
      {
        state: 'copied or refused',
        reach: (page) => page.getByRole('button', { name: 'Copy' }).click(),
      },
    ],
  },
  'an unclear assessment': {
    from: paths.incomeForm,
    steps: [
      {
        state: 'clarification',
        reach: async (page) => {
          await answer(page, { ...coldOutreachAnswers, q1Typed: 'By luck' });
          await pressed(page);
          await page.getByRole('button', { name: 'Show the question now' }).click();
          await expect(page).toHaveURL(/clarify=income/);
          await hydrated(page);
        },
      },
    ],
  },
  'an assessment without an answer': {
    from: paths.backendForm,
    steps: [
      {
        state: 'no answer',
        reach: async (page) => {
          await page.route('**/api/assessments', (route) =>
            route.fulfill({ status: 400, json: { error: 'refused' } }),
          );
          await answer(page, supportAnswers);
          await pressed(page);
          await expect(page.locator('section[data-opening]')).toBeVisible();
        },
      },
    ],
  },
};
