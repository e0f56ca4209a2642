import { expect, it } from 'vitest';
import { applicationFieldNames, applicationLimits, experienceFieldNames } from '@/content/careers';
import { applicationDraft, applicationForm, experience } from '@/tests/support/applications';
import { isApplicationField, readApplicationForm } from './application-draft';
import { applicationSubmissionSchema } from './submit-application';

it('reads what was posted, experiences in the order of their numbers, and nothing Next adds', () => {
  const [first, second] = [experience({ company: 'First' }), experience({ company: 'Second' })];
  const form = applicationForm(applicationDraft(), { subject: 'watches', $ACTION_KEY: 'k', token: 't' });
  for (const [number, entry] of [
    [12, second],
    [3, first],
  ] as const) {
    for (const [name, value] of Object.entries(entry)) form.append(`experiences.${number}.${name}`, value);
  }
  const draft = applicationDraft({ experiences: [first, second] });
  expect(readApplicationForm(form)).toEqual({
    draft,
    fields: { ...draft, id: null, sessionId: null },
    honeypot: 'watches',
    token: null,
    change: '',
  });
});

it('reads one experience more than is allowed, however many are sent, and refuses them', () => {
  const experiences = Array.from({ length: 1000 }, () => experience());
  const { draft, fields } = readApplicationForm(applicationForm(applicationDraft({ experiences })));
  expect(draft.experiences).toHaveLength(applicationLimits.experiences + 1);
  expect(applicationSubmissionSchema.safeParse(fields).success).toBe(false);
});

it.each(['experiences', 'suspectedBot', 'experiences.0.salary', 'experiences.1234.company', '__proto__'])(
  'refuses what no form of ours sends: %s',
  (name) => {
    const form = applicationForm(applicationDraft());
    form.append(name, 'x');
    expect(applicationSubmissionSchema.safeParse(readApplicationForm(form).fields).success).toBe(false);
  },
);

it('knows which fields a visitor sees', () => {
  const shown = [...applicationFieldNames, ...experienceFieldNames.map((name) => `experiences.7.${name}`)];
  expect(shown.filter((name) => !isApplicationField(name))).toEqual([]);
  const hidden = ['id', 'sessionId', 'subject', 'experiences.0', 'experiences.0.id', 'experiences.0.x', ''];
  expect(hidden.filter(isApplicationField)).toEqual([]);
});
