import type { Locator, Page } from '@playwright/test';
import { readingTexts } from '@/content/assessments/reading';
import { checkoutLinks } from '@/content/checkout-links';
import { productName } from '@/content/product-name';
import { supportAnswers, transcend } from './support/assessment';
import {
  click,
  exit,
  fieldChange,
  fieldFocus,
  near,
  onForm,
  type Shown,
  scrolled,
  sessionEnd,
  sessionOf,
  stepsOf,
  view,
} from './support/golden-rows';
import { goldenVisits, type Visitor } from './support/golden-visits';
import { seen } from './support/pages';
import { answerPayments, isPaymentOf } from './support/payments';
import { expect, shareSite } from './support/site';
import { crash, leaveSite, turnAway, turnBack } from './support/visits';

// Visits, each with the rows it has to end in; one more is in back-forward-cache.spec.ts. All times are in seconds since the first page was opened.

const site = shareSite();
const golden = goldenVisits(site);

const about: Shown = { page_url: '/about', page_title: `About our AI automation agency · ${productName}` };
const contact: Shown = {
  page_url: '/contact',
  page_title: `Book a Call: free AI consultation · ${productName}`,
};
const workflow: Shown = {
  page_url: '/workflows/auto-vsl-generator',
  page_title: `Auto VSL Generator: video sales letters · ${productName}`,
};
const form: Shown = {
  page_url: '/backend-form',
  page_title: `Which AI for your office work? · ${productName}`,
};
const loading: Shown = {
  page_url: '/analysis-loading',
  page_title: `AI Analysis in Progress · ${productName}`,
};
const service: Shown = {
  page_url: '/services/ai-agents',
  page_title: `AI Agents: customer support chatbots · ${productName}`,
};

/** How the page was drawn; Playwright's clock hides from it how it answered, and the network. */
const vitals = ['CLS', 'FCP', 'LCP'];

golden('one engaged page', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(30);
    await scrollToEnd(page);
    await pass(15);
    await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
    await pass(30);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 75 }),
      rows: [
        view(0, about),
        scrolled(30, about, 100),
        click(45, about, { element_type: 'button', element_text: 'Switch to light/dark theme' }),
        exit(75, about, 75),
        sessionEnd(75, about),
      ],
      vitals,
    },
  ],
});

golden('a bounce', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(4);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 4 }),
      rows: [view(0, about), exit(4, about, 4), sessionEnd(4, about)],
      vitals,
    },
  ],
});

const bookACall = {
  element_type: 'a',
  element_id: 'about-us-book-a-call',
  element_text: 'Book a Call',
  custom_properties: { href: '/contact' },
};

async function goToContact(page: Page) {
  await clickInSight(page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first());
  await expect(page).toHaveTitle(contact.page_title);
}

/** Twenty seconds of one page, then the other until the visitor leaves. */
const aboutAndContact = (ended: number) => ({
  session: sessionOf({ pages: 2, ended }),
  rows: [
    view(0, about),
    click(20, about, bookACall),
    exit(20, about, 20),
    view(20, contact, { previous: about }),
    exit(ended, contact, ended - 20),
    sessionEnd(ended, contact),
  ],
  vitals,
});

golden('two pages', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(20);
    await goToContact(page);
    await pass(10);
    await leaveSite(page);
  },
  stored: [aboutAndContact(30)],
});

golden('the tab hidden and back', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(10);
    await turnAway(page);
    // As it stands if nobody comes back.
    const sofar = async () => (await site.visits(page.viewportSize()))[0]?.session;
    await expect.poll(async () => (await sofar())?.session_end).toBeTruthy();
    expect(await sofar()).toMatchObject({
      is_bounce: true,
      page_views_count: 1,
      total_duration_seconds: near(10),
    });
    await pass(600);
    await turnBack(page);
    await pass(10);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 620 }),
      rows: [view(0, about), exit(620, about, 20), sessionEnd(620, about)],
      // The largest paint is settled as a page is hidden, and web-vitals believes the browser alone that it was.
      vitals: ['CLS', 'FCP'],
    },
  ],
});

golden('a reload', {
  async visit({ page, open, reload, pass }) {
    await open('/about');
    await pass(20);
    await reload();
    await pass(10);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 20 }),
      rows: [view(0, about), exit(20, about, 20), sessionEnd(20, about)],
      vitals,
    },
    {
      session: sessionOf({ pages: 1, began: 20, ended: 30 }),
      rows: [view(20, about), exit(30, about, 10), sessionEnd(30, about)],
      vitals,
    },
  ],
});

const hour = 3_600_000;

golden('crossing an hour', {
  opened: Math.floor(Date.now() / hour) * hour - hour - 30_000,
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(20);
    await goToContact(page);
    await pass(20);
    await leaveSite(page);
  },
  stored: [aboutAndContact(40)],
});

const onHeading = { element_type: 'span', element_class: 'block' };
const clickHeading = (page: Page) => page.getByRole('heading', { level: 1 }).click();

golden('offline, then online', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(10);
    await page.context().setOffline(true);
    await clickHeading(page);
    await pass(10);
    await clickHeading(page);
    await page.context().setOffline(false);
    await pass(10);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 30 }),
      rows: [
        view(0, about),
        click(10, about, onHeading),
        click(20, about, onHeading),
        exit(30, about, 30),
        sessionEnd(30, about),
      ],
      vitals,
    },
  ],
});

golden('a crash', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(10);
    await clickHeading(page);
    await pass(3);
    await clickHeading(page);
    await crash(page);
    const next = await page.context().newPage();
    await open('/contact', next);
    await pass(5, next);
    await leaveSite(next);
  },
  stored: [
    {
      // Nobody was there to record its end.
      session: sessionOf({ pages: 1, seconds: 13 }),
      rows: [view(0, about), click(10, about, onHeading), click(13, about, onHeading)],
      vitals: ['FCP', 'LCP'],
    },
    {
      session: sessionOf({ pages: 1, began: 13, ended: 18 }),
      rows: [view(13, contact), exit(18, contact, 5), sessionEnd(18, contact)],
      vitals,
    },
  ],
});

const payment = new URL(checkoutLinks['auto-vsl-generator']);

golden('leaving to the checkout', {
  async visit({ page, open, pass }) {
    await answerPayments(page.context());
    await open(workflow.page_url);
    await pass(20);
    const opened = page.waitForEvent('popup');
    await clickInSight(page.getByRole('link', { name: /^Proceed to Purchase/ }).first());
    await (await opened).waitForURL(isPaymentOf('auto-vsl-generator'));
    await turnAway(page);
    await page.close();
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 20 }),
      rows: [
        view(0, workflow),
        scrolled(20, workflow, 55),
        click(20, workflow, {
          element_type: 'a',
          element_id: 'workflow-buy-auto-vsl-generator',
          element_text: 'Proceed to Purchase Auto VSL Generator (opens in a new tab)',
          custom_properties: { href: payment.origin + payment.pathname },
        }),
        exit(20, workflow, 20),
        sessionEnd(20, workflow),
      ],
      vitals,
    },
  ],
});

const field = onForm('backend-assessment');
const name = field('input', 'name', { element_id: 'name' });
const process = field('textarea', 'q1Typed', { element_id: 'q1Typed' });
const investment = field('input', 'q2Answer', { element_id: 'q2Answer' });
const system = field('input', 'q3Answer');

const ofProcess = { question_number: 1, question_text: 'Which process repeats itself most?' };
const ofInvestment = {
  question_number: 2,
  question_text: 'What would you invest?',
  answer_options: ['$200–1,500', '$1,500–3,000', '$3,000–10,000', '$10K+'],
};
const ofSystem = {
  question_number: 3,
  question_text: 'New, or part of what you have?',
  answer_options: ['NEW system', 'Integrate'],
};

const step = stepsOf({ assessment: 'backend', questions: 3 });

/** The name and two of the three questions, at 10, 20 and 30 s. */
async function answerTwo({ page, open, pass }: Visitor) {
  await open('/backend-form');
  await pass(10);
  // With it there, what says how a text is read comes by the page's clock alone.
  const reading = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes(readingTexts.closest),
  );
  await page.getByLabel('What should we call you?').fill(supportAnswers.name);
  await reading;
  await pass(10);
  await page.getByLabel(ofProcess.question_text).fill('Support tickets');
  await pass(10);
  // It moves the questions under it.
  await page.getByRole('button', { name: 'Operations' }).waitFor();
  await clickInSight(page.getByRole('radio', { name: '$200–1,500' }));
  await pass(10);
}

// Of what is typed, how long it is; of a name, not even that.
const twoAnswered = [
  view(0, form),
  fieldFocus(10, form, name),
  step(20, 'journey_start', { percent: 0 }),
  step(20, 'question_view', { ...ofProcess, percent: 33.33 }),
  fieldChange(20, form, name, '[redacted]'),
  fieldFocus(20, form, process),
  scrolled(20, form, 49),
  fieldChange(30, form, process, '[free text, 15 characters]'),
  step(30, 'question_answer', {
    ...ofProcess,
    answer_selected: '[free text, 15 characters]',
    time_spent_seconds: near(10),
    percent: 33.33,
  }),
  fieldFocus(30, form, investment),
  step(30, 'question_view', { ...ofInvestment, percent: 66.67 }),
  scrolled(30, form, 69),
  click(30, form, { element_type: 'input', element_id: 'q2Answer' }),
  fieldChange(30, form, investment, '$200–1,500'),
  step(30, 'question_answer', {
    ...ofInvestment,
    answer_selected: '$200–1,500',
    time_spent_seconds: near(0),
    percent: 66.67,
  }),
];

const result = {
  final_recommendation: 'AI Agents',
  recommendation_service_path: '/services/ai-agents',
  percent: 100,
};

golden('an assessment finished', {
  async visit(visitor) {
    await answerTwo(visitor);
    const { page, pass } = visitor;
    await clickInSight(page.getByRole('radio', { name: 'Integrate' }));
    await pass(5);
    await clickInSight(transcend(page));
    const shown = page.getByRole('button', { name: 'Show my result now' });
    await shown.waitFor();
    await pass(2);
    await clickInSight(shown);
    await expect(page).toHaveTitle(service.page_title);
    await pass(10);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 3, ended: 57 }),
      rows: [
        ...twoAnswered,
        fieldFocus(40, form, system),
        step(40, 'question_view', { ...ofSystem, percent: 100 }),
        scrolled(40, form, 70),
        click(40, form, { element_type: 'input' }),
        fieldChange(40, form, system, 'Integrate'),
        step(40, 'question_answer', {
          ...ofSystem,
          answer_selected: 'Integrate',
          time_spent_seconds: near(0),
          percent: 100,
        }),
        scrolled(45, form, 88),
        click(45, form, { element_type: 'button', element_id: 'transcend', element_text: 'TRANSCEND' }),
        exit(45, form, 45),
        view(45, loading, { previous: form }),
        step(45, 'journey_complete', { ...result, time_spent_seconds: near(25) }),
        scrolled(47, loading, 69),
        click(47, loading, { element_type: 'button', element_text: 'Show my result now' }),
        step(47, 'recommendation_action', { ...result, action_taken: 'show_now' }),
        exit(47, loading, 2),
        view(47, service, { previous: loading }),
        exit(57, service, 10),
        sessionEnd(57, service),
      ],
      vitals,
    },
  ],
});

golden('an assessment abandoned', {
  async visit(visitor) {
    await answerTwo(visitor);
    // Not kept for a return, as a page that another one replaces is.
    await visitor.page.close({ runBeforeUnload: true });
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 40 }),
      rows: [
        ...twoAnswered,
        exit(40, form, 40),
        sessionEnd(40, form),
        step(40, 'journey_abandon', { question_number: 2, time_spent_seconds: near(20), percent: 66.67 }),
      ],
      vitals,
    },
  ],
});

/** Like a person, who clicks on what has been scrolled to: a click of Playwright's may come before the page knows. */
async function clickInSight(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(seen);
  await target.click();
}

function scrollToEnd(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      }),
  );
}
