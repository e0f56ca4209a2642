import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuestionGroup } from '@/components/assessments/assessment-question';

it.each([
  { has: { hint: 'A range' }, described: ['A range'] },
  { has: { message: 'Choose one' }, described: ['Error: Choose one'] },
  { has: { hint: 'A range', message: 'Choose one' }, described: ['A range', 'Error: Choose one'] },
  { has: {}, described: [] },
])('a group of options is announced with $described', ({ has, described }) => {
  const html = renderToStaticMarkup(
    <QuestionGroup id="q2Answer" label="What would you invest?" {...has}>
      options
    </QuestionGroup>,
  );
  const ids = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const texts = ids.map((id) => new RegExp(`<p[^>]* id="${id}">(.*?)</p>`).exec(html)?.[1] ?? 'nothing');
  expect(texts.map((text) => text.replace(/<[^>]*>/g, ''))).toEqual(described);
});
