import { expect, test } from 'vitest';
import {
  furthestQuestion,
  goesBack,
  isUnderway,
  type JourneyProgress,
  journeyStart,
  newJourney,
} from './journey';

const journey = (rest: Partial<JourneyProgress>): JourneyProgress => ({ ...newJourney('id'), ...rest });

test('a journey is under way from its first question to its end', () => {
  const seen = new Map([[1, 0]]);
  expect(isUnderway(journey({}))).toBe(false);
  expect(isUnderway(journey({ seen }))).toBe(true);
  expect(isUnderway(journey({ seen, isFinished: true }))).toBe(false);
});

test('a journey begins with the question reached first and has come as far as its highest', () => {
  const jumped = journey({
    seen: new Map([
      [3, 500],
      [1, 900],
    ]),
  });
  expect(journeyStart(jumped)).toBe(500);
  expect(furthestQuestion(jumped)).toBe(3);
});

test.each([
  ['the first answer to a question', [], 1, false],
  ['another answer to the last question', [1, 2], 2, false],
  ['another answer to an earlier question', [1, 2], 1, true],
  ['the first answer to a question passed over', [1, 3], 2, false],
])('%s after answers to %j goes back: question %d, %s', (_, answered, question, expected) => {
  const answers = new Map(answered.map((number): [number, string] => [number, 'x']));
  expect(goesBack(journey({ answers }), question)).toBe(expected);
});
