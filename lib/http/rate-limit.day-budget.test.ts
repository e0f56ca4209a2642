import { expect, it } from 'vitest';
import { dayBudget, dayBytes, secondsLeft } from './rate-limit';

const monday = { day: '2026-03-02', code: '0a1b2' };
const tuesday = { ...monday, day: '2026-03-03' };
const quarter = dayBytes / 4;

/** A budget that notes of how many bytes it told the others, who refuse beyond a limit of theirs. */
function aBudget(limit = Number.POSITIVE_INFINITY) {
  let told = 0;
  const budget = dayBudget(async (_code, bytes) => {
    told += bytes;
    return told <= limit;
  });
  return { ...budget, told: () => told };
}

it('lets a network store so much a day, and others and the next day their own', async () => {
  const { spend } = aBudget();
  for (let spent = 0; spent < 4; spent += 1) expect(await spend(monday, quarter)).toBe(true);
  expect(await spend(monday, 1)).toBe(false);
  expect(await spend({ ...monday, code: 'fffff' }, dayBytes)).toBe(true);
  expect(await spend(tuesday, dayBytes)).toBe(true);
});

it('tells the other instances of whole megabytes, and of nothing an ordinary visitor sends', async () => {
  const { spend, told } = aBudget();
  for (let batch = 0; batch < 100; batch += 1) await spend(monday, 2000);
  expect(told()).toBe(0);
  await spend(monday, quarter);
  expect(told()).toBe(quarter);
});

it('tells of a megabyte with its last byte', async () => {
  const { spend, told } = aBudget();
  await spend(monday, 1024 * 1024 - 1);
  expect(told()).toBe(0);
  await spend(monday, 1);
  expect(told()).toBe(1024 * 1024);
});

it('goes on refusing what other instances refused', async () => {
  const { spend, told } = aBudget(quarter);
  expect(await spend(monday, quarter)).toBe(true);
  expect(await spend(monday, quarter)).toBe(false);
  const asked = told();
  expect(await spend(monday, 1)).toBe(false);
  expect(told()).toBe(asked);
});

it('begins anew at midnight, UTC', () => {
  expect(secondsLeft('2026-03-02', Date.UTC(2026, 2, 2, 23, 59))).toBe(60);
  expect(secondsLeft('2026-03-02', Date.UTC(2026, 2, 2))).toBe(86_400);
  // Nobody is told to come back at once, also where midnight passed since the write began.
  expect(secondsLeft('2026-03-02', Date.UTC(2026, 2, 3))).toBe(1);
});
