import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileErrors, withReplaced } from '../support/compile-errors';

const questions = 'content/assessments/questions.ts';
const answerColumns = 'db/schema/assessments.ts';
const figure = 'components/assessments/answer-figure.tsx';
const fields = 'content/careers.ts';
const fieldColumns = 'db/schema/careers.ts';

const fifthQuestion = withReplaced(
  questions,
  "        'Short-term sales': 'Clients who buy soon',\n      }),\n    },\n",
  `        'Short-term sales': 'Clients who buy soon',
      }),
    },
    {
      field: 'q5Answer',
      kind: 'options',
      label: 'How soon?',
      shortLabel: 'Start',
      missing: 'Choose how soon',
      trackedNumber: 5,
      options: [{ value: 'Now' }, { value: 'Later' }],
    },
`,
);
const fifthColumn = withReplaced(
  answerColumns,
  "    q4Answer: text('q4_answer'),\n",
  "    q4Answer: text('q4_answer'),\n    q5Answer: text('q5_answer'),\n",
).replace(
  '      q4Answer:',
  "      q5Answer: 'The option chosen in question 5: income start.',\n      q4Answer:",
);
const sixStars = readFileSync(figure, 'utf8').replaceAll('      5: [\n', '      6: [\n');

const cityName = withReplaced(
  fields,
  "'phoneNumber', 'email'] as const",
  "'phoneNumber', 'email', 'city'] as const",
);
const cityField = cityName
  .replace('  email: 254,\n', '  email: 254,\n  city: 100,\n')
  .replace(
    "  position: { missing: 'Pl",
    "  city: { missing: 'Enter your city' },\n  position: { missing: 'Pl",
  )
  .replace("    email: 'Email',\n", "    email: 'Email',\n    city: 'City',\n");
const cityColumn = withReplaced(
  fieldColumns,
  "    email: text('email').notNull(),\n",
  "    email: text('email').notNull(),\n    city: text('city').notNull(),\n",
).replace('      email:', "      city: 'As typed.',\n      email:");

/** Both forms with all they import, the server's side too. */
const forms = [
  'app/(site)/income-form/page.tsx',
  'app/(site)/hiring/page.tsx',
  'lib/assessments/submit-assessment.ts',
];

const filesOf = (errors: readonly string[]) =>
  [...new Set(errors.map((error) => error.replace(/\(.*/, '')))].sort();

/** What is promised to whoever adds a question or a field: what is forgotten does not compile. */
describe('a fifth income question, and a field of applications,', () => {
  it('do not compile while no column stores them and the star of the question is not drawn', () => {
    const errors = compileErrors({ [questions]: fifthQuestion, [fields]: cityField }, forms);
    expect(filesOf(errors)).toEqual([
      figure,
      'db/queries/assessments.ts',
      fieldColumns,
      'lib/assessments/submit-assessment.ts',
      'lib/careers/submit-application.ts',
    ]);
  });

  it('are asked, checked, given back, compared and stored with their content, columns and star alone', () => {
    const changes = {
      [questions]: fifthQuestion,
      [answerColumns]: fifthColumn,
      [figure]: sixStars,
      [fields]: cityField,
      [fieldColumns]: cityColumn,
    };
    expect(compileErrors(changes, forms)).toEqual([]);
  });
});

describe('a field of applications does not compile', () => {
  it('without its limit, its message and its label', () => {
    const errors = compileErrors({ [fields]: cityName }, []);
    expect(errors).toEqual(Array(3).fill(expect.stringMatching(/^content\/careers\.ts.*city/)));
  });

  it('as a column that nothing fills', () => {
    const storing = ['lib/careers/submit-application.ts'];
    expect(filesOf(compileErrors({ [fieldColumns]: cityColumn }, storing))).toEqual(storing);
  });
});
