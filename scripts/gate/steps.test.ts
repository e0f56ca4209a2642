import { expect, test, vi } from 'vitest';
import { roundTime, runBeside, slownessOf, timeLeft } from './steps';

const ran = (usualSeconds: number, seconds: number) => ({ usualSeconds, seconds });

test('before anything ran, this machine is taken for the usual one', () => {
  expect(slownessOf([])).toBe(1);
});

test.each([
  ['one short stage says little', [ran(3, 12)], 1.27],
  ['long ones nearly all', [ran(3, 12), ran(270, 540)], 1.92],
  ['a faster machine is one too', [ran(300, 150)], 0.55],
])('%s', (_name, done, slowness) => {
  expect(slownessOf(done)).toBeCloseTo(slowness, 2);
});

test.each([
  [1, '5 s'],
  [23, '25 s'],
  [54, '55 s'],
  [55, '1 min'],
  [330, '6 min'],
])('%d s reads as %s', (seconds, text) => expect(roundTime(seconds)).toBe(text));

test('a heading tells of its own stage and of all that is left', () => {
  const stages = [{ usualSeconds: 60 }, { usualSeconds: 240 }];
  expect(timeLeft(stages, [])).toBe('about 1 min of 5 min that are left');
  expect(timeLeft(stages, [ran(30, 90)])).toBe('about 2 min of 10 min that are left');
  expect(timeLeft(stages.slice(1), [])).toBe('about 4 min');
});

test('steps run beside each other, and none speaks before its turn or is lost', async () => {
  const saying = (name: string, ...programs: string[]) => ({
    name,
    commands: programs.map((program) => [process.execPath, '-e', program]),
  });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const results = await runBeside([
    saying('first', 'setTimeout(() => {}, 200)'),
    saying('second', "console.log('one'); console.error('two')", 'process.exit(3)', "console.log('never')"),
  ]);
  const said = write.mock.calls.map(([words]) => words);
  write.mockRestore();
  expect(said).toEqual([expect.stringMatching(/^\nsecond:\n(one\ntwo|two\none)\n$/)]);
  expect(results.map(({ step, passed, failed }) => [step.name, passed, failed])).toEqual([
    ['first', 1, 0],
    ['second', 0, 1],
  ]);
});
