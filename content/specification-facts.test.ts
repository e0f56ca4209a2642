import { describe, expect, it } from 'vitest';
import { pageTexts, sharedTexts } from '@/tests/fixtures/page-texts';
import { privacyAnchors, specificationFacts, termsHeadings } from '@/tests/fixtures/specification-facts';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';

/** Names of services come from the service registry, and a date is written out by its page. */
const writtenElsewhere = (id: string) => id.startsWith('service-name-') || id === 'effective';

describe('the facts that pages must carry', () => {
  it('are 226, each named once on its page', () => {
    expect(specificationFacts).toHaveLength(226);
    expect(new Set(specificationFacts.map(({ id, page }) => `${page} ${id}`)).size).toBe(226);
  });

  it.each(specificationFacts.filter(({ id }) => !writtenElsewhere(id)))(
    'stand in the content: $page $text',
    ({ page, text }) => {
      expect([...(pageTexts.get(page) ?? []), ...(sharedTexts.get(page) ?? [])].join('\n')).toContain(text);
    },
  );

  it('fix the anchors of the privacy policy and the sections of the terms', () => {
    expect(privacy.sections.map(({ id }) => id)).toEqual(privacyAnchors);
    expect(terms.sections.map(({ title }) => title)).toEqual(termsHeadings);
    expect(terms.effective).toBe('2025-01-01');
  });
});
