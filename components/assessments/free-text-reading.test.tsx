import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assessmentTypes } from '@/content/assessments/questions';
import { readingTexts } from '@/content/assessments/reading';
import { FreeTextReading } from './free-text-reading';

test.each(assessmentTypes)('the choices of %s are announced with what a press does', (type) => {
  const html = renderToStaticMarkup(<FreeTextReading field="q1Typed" type={type} text="" />);
  const noteId = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  const note = new RegExp(`<p[^>]* id="${noteId}">(.*?)</p>`).exec(html)?.[1];
  expect(note).toBe(readingTexts.choiceNote);
});
