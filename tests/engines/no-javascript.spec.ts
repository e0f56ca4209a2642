import { demo } from '@/content/demo';
import { coldOutreachAnswers, supportAnswers } from '../e2e/support/assessment';
import { applicationDraft } from '../support/applications';
import { answer, transcend } from './support/assessment';
import { fillApplication } from './support/careers';
import { button, dialog, element, field, heading, link, radio } from './support/look';
import { expect, test } from './support/test';

test.use({ device: { javaScript: false } });

test('without JavaScript: the landing page reads, scrolls and opens', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.visible(heading('Ten brand-new video-model and social-media workflows'));
  const lists = await visitor.run(() =>
    ['Backend Efficiency', 'Increasing Income', 'Ten brand-new video-model and social-media workflows'].map(
      (name) => {
        const list = document.querySelector(`ul[aria-label="${name}"]`);
        return list && [getComputedStyle(list).overflowX, list.querySelectorAll('li article').length];
      },
    ),
  );
  expect(lists).toEqual([
    ['auto', 5],
    ['auto', 4],
    ['auto', 10],
  ]);
  await visitor.click(radio('How soon?'));
  await visitor.visible(element('ul[aria-label="How soon?"]'));
  await visitor.click(button('What if something breaks?'));
  await visitor.visible(element('#questions details[open]'));
  await visitor.click(button('Featured Service: AI Agent'));
  await visitor.visible(dialog());
});

test('without JavaScript: the backend assessment, from /welcome to the row', async ({ visitor, stored }) => {
  await visitor.goto('/welcome');
  await visitor.click(link('Walk me to the AI service'));
  await visitor.address().toBe('/smart-decision');
  await visitor.click(link('automate my backend'));
  await visitor.address().toBe('/backend-form');
  await answer(visitor, supportAnswers);
  await visitor.click(transcend);
  await visitor.address().toBe('/services/ai-agents');
  await visitor
    .poll('the row', () => stored.sql`select * from ai_assessments`)
    .toMatchObject([{ name: 'Morgan', session_id: null, turn: 0, service_path: '/services/ai-agents' }]);
});

test('without JavaScript: what is missing or unclear is said', async ({ visitor, stored }) => {
  await visitor.goto('/income-form');
  await answer(visitor, coldOutreachAnswers, ['q1Typed', 'q3Answer']);
  await visitor.click(transcend);
  await visitor.text(element('[role="alert"]')).toContain('There is a problem');
  await visitor.poll('the name', async () => (await visitor.look(element('#name')))?.value).toBe('Ada');
  await answer(visitor, { ...coldOutreachAnswers, q1Typed: 'By luck' }, ['name']);
  await visitor.click(transcend);
  await visitor.address().toBe('/contact?clarify=income');
  await visitor.text(element('main')).toContain("I'm not quite sure how you're currently getting clients");
  await visitor
    .poll('the row', () => stored.sql`select * from ai_assessments`)
    .toMatchObject([{ q1_typed: 'By luck', needs_clarification: true }]);
});

test('without JavaScript: an application with an experience', async ({ visitor, stored }) => {
  await visitor.goto('/hiring');
  await fillApplication(visitor, applicationDraft());
  await visitor.click(button('Add an experience'));
  await visitor.text(element('[role="status"]')).toContain('Experience 1 added.');
  await visitor.fill(field('Company'), 'Lakeside Motors');
  await visitor.click(element('#submit-application'));
  await visitor.visible(heading('Application Submitted'));
  await visitor
    .poll('the row', () => stored.sql`select * from career_applications`)
    .toMatchObject([{ email: 'morgan@example.com', experiences: [{ company: 'Lakeside Motors' }] }]);
});

test('without JavaScript: phone modes, demo and contact keep their ways', async ({ visitor }) => {
  await visitor.goto('/services/ai-phone-callers');
  await visitor.click(radio('Outbound'));
  await visitor.visible(heading('Questions about outgoing calls'));
  await visitor.hidden(heading('Questions about incoming calls'));
  await visitor.goto('/demo?service=ai-agents&from=/services/ai-agents');
  await visitor.text(element('main')).toContain(demo.still);
  await visitor.hidden(element('[role="timer"]'));
  await visitor.hidden(button('Stay on this page'));
  await visitor.goto('/contact');
  await visitor.hidden(button('Show the calendar'));
  await visitor.visible(link('Open Calendar in New Tab'));
});
