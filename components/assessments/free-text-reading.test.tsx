import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assessmentTypes, freeTextLimit } from '@/content/assessments/questions';
import { readingTexts } from '@/content/assessments/reading';
import { answersSchema } from '@/lib/assessments/answers-schema';
import { backendAnswers } from '@/tests/fixtures/answers';
import { FreeTextReading, ReadingSummary } from './free-text-reading';

test.each(assessmentTypes)('the choices of %s are announced with what a press does', (type) => {
  const html = renderToStaticMarkup(<FreeTextReading field="q1Typed" type={type} text="" />);
  const noteId = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  const note = new RegExp(`<p[^>]* id="${noteId}">(.*?)</p>`).exec(html)?.[1];
  expect(note).toBe(readingTexts.choiceNote);
});

test('a text over its limit is not read: below it and at the button stands what the schema says of it', () => {
  const props = {
    field: 'q1Typed',
    type: 'backend',
    text: `${'help desk '.repeat(freeTextLimit / 10)}too`,
  } as const;
  const refused = answersSchema.safeParse(backendAnswers({ q1Typed: props.text })).error?.issues[0]?.message;
  expect(refused).toContain('2,000 characters');
  for (const part of [
    <FreeTextReading key="below" {...props} />,
    <ReadingSummary key="button" {...props} />,
  ]) {
    const said = renderToStaticMarkup(part).replace(/<[^>]+>/g, '');
    expect(said).toContain(`${refused}.`);
    expect(said).not.toContain('because of');
  }
  // Blanks around it do not count.
  const padded = renderToStaticMarkup(
    <ReadingSummary {...props} text={`${' '.repeat(freeTextLimit)}help desk`} />,
  );
  expect(padded).toContain('because of');
});
