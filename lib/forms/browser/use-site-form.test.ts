import { expect, it } from 'vitest';
import { applicationSchema } from '@/lib/careers/application-schema';
import { schemaResolver } from '@/lib/careers/browser/application-resolver';
import { applicationDraft, experience } from '@/tests/support/applications';
import { listProblems } from './use-site-form';

const check = schemaResolver(applicationSchema);

/** As the form library asks: it knows each field of the list by its name. */
async function problemsOf(draft: ReturnType<typeof applicationDraft>) {
  const names = draft.experiences.map((_, index) => `experiences.${index}.company` as const);
  const { errors } = await check(draft, undefined, { fields: {}, names, shouldUseNativeValidation: false });
  return listProblems(errors, 'send');
}

it('lists problems in the order of the schema, those of a list in their place', async () => {
  const experiences = [experience(), experience({ company: 'c'.repeat(201) })];
  const fields = (await problemsOf(applicationDraft({ aboutYourself: '', email: 'x', experiences }))).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['email', 'experiences.1.company', 'aboutYourself']);
});

it('names a list for what is wrong with it as a whole', async () => {
  const experiences = Array.from({ length: 21 }, () => experience());
  expect(await problemsOf(applicationDraft({ experiences }))).toEqual([
    { field: 'experiences', message: 'Please list 20 experiences at most' },
  ]);
});

it('gives what no field is to blame for to the submit button', () => {
  expect(listProblems({ root: { type: 'server', message: 'Later' } }, 'send')).toEqual([
    { field: 'send', message: 'Later' },
  ]);
});
