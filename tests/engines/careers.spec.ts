import { careers, applicationMessages as messages } from '@/content/careers';
import { applicationDraft } from '../support/applications';
import { fillApplication } from './support/careers';
import { button, element, field, heading, link } from './support/look';
import { test } from './support/test';

const submit = element('#submit-application');
const summary = element('[role="alert"]:has(a, p)');

test('careers: an application with an experience arrives, once', async ({ visitor, stored }) => {
  await visitor.open('/hiring');
  await fillApplication(visitor, applicationDraft());
  await visitor.click(button('Add an experience'));
  await visitor.focused(field('Company'));
  await visitor.fill(field('Company'), 'Lakeside Motors');
  await visitor.fill(field('Description'), 'Cars, mostly.');
  await visitor.click(submit);
  await visitor.focused(heading(careers.confirmation.title));
  await visitor
    .poll('the row', () => stored.sql`select * from career_applications`)
    .toMatchObject([
      {
        first_name: 'Morgan',
        email: 'morgan@example.com',
        position: 'sales-representative',
        experiences: [{ company: 'Lakeside Motors', description: 'Cars, mostly.' }],
      },
    ]);
  await visitor.click(link('Back to home'));
  await visitor.address().toBe('/');
});

test('careers: every error at once, and each leads to its field', async ({ visitor }) => {
  await visitor.open('/hiring');
  await visitor.fill(element('#firstName'), 'Morgan');
  await visitor.click(submit);
  await visitor.focused(summary);
  await visitor.click(link(messages.lastName.missing));
  await visitor.focused(element('#lastName'));
  await visitor.attribute(element('#lastName'), 'aria-invalid').toBe('true');
});

test('careers: a database that is away costs nobody a word', async ({ visitor, stored, site }) => {
  await visitor.open('/hiring');
  await fillApplication(visitor, applicationDraft());
  await site.database.refuse();
  await visitor.click(submit);
  await visitor.text(summary).toContain('We could not save your application just now.');
  await visitor.reload();
  await visitor.hydrated();
  await visitor
    .poll('what was typed', async () => (await visitor.look(element('#email')))?.value)
    .toBe('morgan@example.com');
  await site.database.heal();
  await visitor.click(submit);
  await visitor.visible(heading(careers.confirmation.title));
  await visitor.poll('the row', () => stored.sql`select * from career_applications`).toHaveLength(1);
});
