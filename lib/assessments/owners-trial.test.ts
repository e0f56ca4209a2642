import { describe, expect, test } from 'vitest';
import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/questions';
import { backendAnswers, incomeAnswers } from '@/tests/fixtures/answers';
import { backendOwners, incomeOwners, type Owner } from '@/tests/fixtures/owners';
import { addChoice, otherWordFor, readFreeText, replaceWord } from './browser/read-free-text';
import { recommend } from './recommend';

type TrialOwner = Owner<unknown> & { answers: AssessmentAnswers };

const trial: readonly TrialOwner[] = [
  ...incomeOwners.map((owner) => ({
    ...owner,
    answers: incomeAnswers({ name: owner.owner, q1Typed: owner.text, ...owner.rest }),
  })),
  ...backendOwners.map((owner) => ({
    ...owner,
    answers: backendAnswers({ name: owner.owner, q1Typed: owner.text, ...owner.rest }),
  })),
];

/** What an owner's form holds at the press: owners who read what it says put it right as far as it shows them how. */
function textAtPress({ right, isHasty, answers }: TrialOwner): string {
  const { assessmentType: type, q1Typed } = answers;
  if (isHasty || right.includes(readFreeText(type, q1Typed).intent)) return q1Typed;
  const chosen = addChoice(type, q1Typed, right[0]);
  const { intent, found } = readFreeText(type, chosen);
  const [decides] = found;
  if (right.includes(intent) || !decides) return chosen;
  const instead = otherWordFor(decides);
  return instead ? replaceWord(chosen, decides.word, instead) : chosen;
}

function outcomeOf(owner: TrialOwner, q1Typed: string) {
  const { userIntent, rotationServices, recommendedService } = recommend({ ...owner.answers, q1Typed }, {});
  const services = [...rotationServices, ...(recommendedService ? [recommendedService] : [])];
  const read = owner.right.includes(userIntent) ? 'understood' : 'misread';
  return {
    read: recommendedService ? read : 'unread',
    isWrong: services.some((service) => owner.wrong.includes(service)),
  };
}

/** Outcomes of the owners of one assessment, by a text each. */
function tally(type: AssessmentType, textOf: (owner: TrialOwner) => string) {
  const owners = trial.filter(({ answers }) => answers.assessmentType === type);
  const outcomes = owners.map((owner) => outcomeOf(owner, textOf(owner)));
  const count = (read: string) => outcomes.filter((outcome) => outcome.read === read).length;
  return {
    understood: count('understood'),
    unread: count('unread'),
    misread: count('misread'),
    wrongService: owners.filter((_, place) => outcomes[place]?.isWrong).map(({ owner }) => owner),
  };
}

describe('of thirty owners of an assessment', () => {
  const ownWords = ({ text }: TrialOwner) => text;

  test('few are understood by their own words alone', () => {
    expect(tally('income', ownWords)).toEqual({ understood: 9, unread: 18, misread: 3, wrongService: [] });
    expect(tally('backend', ownWords)).toEqual({ understood: 6, unread: 24, misread: 0, wrongService: [] });
  });

  test('all but the hasty are understood once the form says how it reads them', () => {
    expect(tally('income', textAtPress)).toEqual({ understood: 29, unread: 1, misread: 0, wrongService: [] });
    expect(tally('backend', textAtPress)).toEqual({
      understood: 28,
      unread: 2,
      misread: 0,
      wrongService: [],
    });
  });
});
