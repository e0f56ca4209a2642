import { expect, it } from 'vitest';
import { applicationFieldNames, applicationLimits, experienceFieldNames } from '@/content/careers';
import { applicationDraft, applicationForm, experience } from '@/tests/support/applications';
import {
  addExperienceId,
  changeExperiences,
  firstFieldId,
  isApplicationField,
  problemsAfterChange,
  readApplicationForm,
} from './application-draft';
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
    fields: { ...draft, id: null, press: '', sessionId: null },
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
  const hidden = [
    'id',
    'press',
    'sessionId',
    'subject',
    'experiences.0',
    'experiences.0.id',
    'experiences.0.x',
    '',
  ];
  expect(hidden.filter(isApplicationField)).toEqual([]);
});

const withExperiences = (count: number) =>
  applicationDraft({
    experiences: Array.from({ length: count }, (_, index) => experience({ company: `Company ${index}` })),
  });

it.each<[before: number, change: string, companies: string[], notice: string, focus: string]>([
  [0, 'add', [''], 'Experience 1 added.', firstFieldId(0)],
  [2, 'add', ['Company 0', 'Company 1', ''], 'Experience 3 added.', firstFieldId(2)],
  [3, 'remove:0', ['Company 1', 'Company 2'], 'Experience 1 removed.', firstFieldId(0)],
  [3, 'remove:2', ['Company 0', 'Company 1'], 'Experience 3 removed.', firstFieldId(1)],
  [1, 'remove:0', [], 'Experience 1 removed.', addExperienceId],
  [2, 'remove:2', ['Company 0', 'Company 1'], '', addExperienceId],
  [2, 'remove:3', ['Company 0', 'Company 1'], '', addExperienceId],
  [2, 'remove:-1', ['Company 0', 'Company 1'], '', addExperienceId],
  [0, 'remove:0', [], '', addExperienceId],
  [1, 'something else', ['Company 0'], '', addExperienceId],
])('%i experiences, asked to %s', (before, change, companies, notice, focus) => {
  const draft = withExperiences(before);
  const state = changeExperiences(draft, change);
  expect(state).toEqual({
    status: 'editing',
    values: { ...draft, experiences: companies.map((company) => expect.objectContaining({ company })) },
    notice,
    focus,
  });
});

it.each<[before: number, after: number, notice: RegExp]>([
  [18, 19, /^Experience 19 added/],
  [19, 20, /^Experience 20 added/],
  [20, 20, /20 experiences/],
  [21, 21, /20 experiences/],
])('%i experiences and one more are %i', (before, after, notice) => {
  const state = changeExperiences(withExperiences(before), 'add');
  expect(state).toMatchObject({ notice: expect.stringMatching(notice) });
  expect('values' in state && state.values.experiences).toHaveLength(after);
});

it.each<[change: string, left: string[]]>([
  ['add', ['email', 'experiences.0.company', 'experiences.1.company', 'experiences.12.duration']],
  ['remove:0', ['email', 'experiences.0.company', 'experiences.11.duration']],
  ['remove:1', ['email', 'experiences.0.company', 'experiences.11.duration']],
  ['remove:12', ['email', 'experiences.0.company', 'experiences.1.company']],
])('what is wrong moves, or goes, with its experience: %s', (change, left) => {
  const fields = [
    'email',
    'experiences',
    'experiences.0.company',
    'experiences.1.company',
    'experiences.12.duration',
  ];
  const problems = fields.map((field) => ({ field, message: `${field} is wrong` }));
  expect(problemsAfterChange(problems, change).map(({ field }) => field)).toEqual(left);
});
