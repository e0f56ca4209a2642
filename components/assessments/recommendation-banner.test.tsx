import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { recommend } from '@/lib/assessments/recommend';
import { backendAnswers } from '@/tests/fixtures/answers';
import { RecommendationReasons } from './recommendation-banner';

const named = 'A rule names exactly this combination of answers.';
const unnamed = 'No rule names your exact combination of answers, so this is where we start in such a case.';

const reasonsFor = (answers: Parameters<typeof backendAnswers>[0]) => {
  const recommendation = recommend(backendAnswers(answers), {});
  const html = renderToStaticMarkup(
    <RecommendationReasons recommendation={recommendation} onAlternative={() => {}} />,
  );
  return { isDefault: recommendation.explanation.isDefault, html };
};

describe('the reasons of a recommendation say', () => {
  it('that a rule names the answers, where one does', () => {
    const { isDefault, html } = reasonsFor({ q2Answer: '$200–1,500', q3Answer: 'Integrate' });
    expect(isDefault).toBe(false);
    expect(html).toContain(named);
    expect(html).not.toContain(unnamed);
  });

  it('that none does, where the default decided', () => {
    const { isDefault, html } = reasonsFor({ q2Answer: '$10K+', q3Answer: 'Integrate' });
    expect(isDefault).toBe(true);
    expect(html).toContain(unnamed);
    expect(html).not.toContain(named);
  });
});
