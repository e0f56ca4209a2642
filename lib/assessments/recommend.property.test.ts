import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceSlugs } from '@/content/services/service';
import { servicePath } from '@/lib/paths';
import { anyAnswers, anyTurns } from '@/tests/fixtures/arbitrary-answers';
import { nextRotationTurns } from './browser/current-assessment';
import { recommend } from './recommend';
import { type RotationTurns, rotationTurnLimit } from './recommendation';

const nineServicePaths: readonly (string | null)[] = serviceSlugs.map(servicePath);

test('any answers lead to one of the nine service pages or to a clarification', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, (answers, turns) => {
      const { needsClarification, servicePath: path, clarificationMessage } = recommend(answers, turns);
      if (needsClarification) {
        expect(path).toBeNull();
        expect(clarificationMessage).toMatch(/^I'm /);
      } else {
        expect(nineServicePaths).toContain(path);
      }
    }),
    { numRuns: 1000 },
  );
});

test('the same answers and turns always give the same recommendation and change neither', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, (answers, turns) => {
      const before = structuredClone({ answers, turns });
      expect(recommend(answers, turns)).toEqual(recommend(answers, turns));
      expect({ answers, turns }).toEqual(before);
    }),
  );
});

test('the name never changes the recommendation', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, fc.string(), (answers, turns, name) => {
      expect(recommend({ ...answers, name }, turns)).toEqual(recommend(answers, turns));
    }),
  );
});

test('repeating the same answers serves the services of a rotation in turn, and nothing else moves', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { rotationServices, recommendedService } = recommend(answers, {});
      const cycle = rotationServices.length > 0 ? rotationServices : [recommendedService];
      let turns: RotationTurns = {};
      for (let press = 0; press < cycle.length * 2 + 1; press += 1) {
        const recommendation = recommend(answers, turns);
        expect(recommendation.recommendedService).toBe(cycle[press % cycle.length]);
        turns = nextRotationTurns(turns, recommendation);
      }
    }),
  );
});

test('the turns a page keeps never pass what a submission may carry', () => {
  fc.assert(
    fc.property(anyAnswers, anyTurns, (answers, turns) => {
      const kept = Object.values(nextRotationTurns(turns, recommend(answers, turns)));
      expect(kept.every((turn) => turn !== undefined && turn >= 0 && turn <= rotationTurnLimit)).toBe(true);
    }),
  );
});
