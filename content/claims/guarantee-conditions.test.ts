import { describe, expect, it, test } from 'vitest';
import { terms } from '@/content/legal/terms';
import { conditionsPart, guaranteeConditions } from './guarantee-conditions';
import { claims } from './index';

const withConditions = Object.entries(claims).filter(([, { terms }]) => terms !== undefined);

describe('what links to conditions', () => {
  it.each(withConditions)('%s leads to a section that names it', (_, { text, terms }) => {
    expect(terms && Object.values(guaranteeConditions[terms]).join(' ')).toContain(text);
  });

  it('uses every section', () => {
    expect(new Set(withConditions.map(([, { terms }]) => terms))).toEqual(
      new Set(Object.keys(guaranteeConditions)),
    );
  });
});

test('an anchor of the terms is one section or one set of conditions', () => {
  const anchors = [
    ...terms.sections.map(({ id }) => id),
    conditionsPart.id,
    ...terms.sections.flatMap(({ conditions = {} }) => Object.keys(conditions)),
  ];
  expect(anchors).toEqual(expect.arrayContaining(Object.keys(guaranteeConditions)));
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

test('conditions leave no field empty', () => {
  for (const entry of Object.values(guaranteeConditions)) expect(Object.values(entry)).not.toContain('');
});
