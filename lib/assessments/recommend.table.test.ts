import { describe, expect, test } from 'vitest';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { ruleRows } from '@/content/assessments/rules';
import { readCells, servicePathTable } from '@/tests/fixtures/recommendation-tables';
import {
  backendCases,
  incomeCases,
  specifiedCases,
  specifiedClarifications,
} from '@/tests/fixtures/specified-cases';
import { recommend } from './recommend';

const pathOf = new Map(readCells(servicePathTable).map(([service, path]) => [service, path]));
const spoken = (answers: AssessmentAnswers) =>
  Object.values(answers)
    .filter((value) => value !== answers.name)
    .join(' · ');

test('there are 16 backend and 80 income combinations', () => {
  expect([backendCases.length, incomeCases.length]).toEqual([16, 80]);
});

describe('every combination with a known intent gets what the rule tables say', () => {
  test.each(specifiedCases.map((one) => ({ ...one, says: spoken(one.answers) })))(
    '$says → $services',
    ({ answers, userIntent, services, isDefault }) => {
      const isRotation = services.length > 1;
      expect(recommend(answers, {})).toMatchObject({
        userIntent,
        recommendedService: services[0],
        servicePath: pathOf.get(services[0] ?? ''),
        isRotation,
        rotationServices: isRotation ? services : [],
        needsClarification: false,
        clarificationMessage: null,
        explanation: { isDefault, turn: 0 },
      });
    },
  );
});

test('8 backend and 52 income combinations fall to the default row', () => {
  const defaults = (cases: typeof specifiedCases) =>
    cases.filter(({ answers }) => recommend(answers, {}).explanation.isDefault).length;
  expect([defaults(backendCases), defaults(incomeCases)]).toEqual([8, 52]);
});

test('every row of the rule tables decides somewhere', () => {
  const fired = specifiedCases.map(({ answers }) => recommend(answers, {}).explanation.ruleId);
  expect([...new Set(fired)].sort()).toEqual(ruleRows.map(({ id }) => id).sort());
});

describe('every combination with an unknown intent is asked to clarify', () => {
  // The cases of one intent already hold every combination of options.
  const combinations = [...backendCases.slice(0, 8), ...incomeCases.slice(0, 16)];
  const unknown = combinations.map(({ answers }) => ({ ...answers, q1Typed: 'Something else' }));

  test.each(unknown.map((answers) => ({ answers, says: spoken(answers) })))('$says', ({ answers }) => {
    expect(recommend(answers, {})).toEqual({
      userIntent: 'Unknown',
      recommendedService: null,
      servicePath: null,
      isRotation: false,
      rotationServices: [],
      needsClarification: true,
      clarificationMessage: specifiedClarifications[answers.assessmentType],
      explanation: { matchedKeywords: [], ruleId: null, isDefault: false, reason: null, turn: 0 },
    });
  });
});
