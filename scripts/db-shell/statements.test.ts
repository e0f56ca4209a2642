import { expect, test } from 'vitest';
import { isStatement, outlivesTransaction, statementsFrom } from './statements';

test.each([
  ['select 1;', true],
  ['select 1', false],
  [`select ';`, false],
  [`select ';' ;`, true],
  ['select 1; -- that was it', true],
  ['-- only ;', false],
  ['do $$ begin', false],
  ['do $$ begin null; end $$;', true],
  ['select 1 as "a;', false],
  [String.raw`select E'\';';`, true],
  [String.raw`select E'\';`, false],
])('%j is a statement to run: %s', (text, expected) => {
  expect(isStatement(text)).toBe(expected);
});

test.each([
  ['commit;', false],
  ['begin; select 1; commit; -- done', false],
  ['begin;\nselect 1;\ncommit;\ninsert into leads values (1);', true],
  ['End; select 1;', true],
  ['rollback to savepoint one; select 1;', true],
  ['select 1; abort ; select 2;', true],
  [`select ';commit; x', case when true then 1 end; select 2;`, false],
])('%j goes on after the end of a transaction: %s', (text, expected) => {
  expect(outlivesTransaction(text)).toBe(expected);
});

async function* linesOf(text: string) {
  yield* text.split('\n');
}

test('statements come one after another, however many lines they have', async () => {
  const found: string[] = [];
  for await (const statement of statementsFrom(linesOf('\\dt\n\nselect\n 1;\nselect 2;\nselect 3'))) {
    found.push(statement);
  }
  expect(found).toEqual(['\\dt', 'select\n 1;', 'select 2;', 'select 3']);
});

test('what a person began and did not end is left, and not run', async () => {
  const found: string[] = [];
  for await (const statement of statementsFrom(linesOf('select 1;\ndelete from leads\n'), { isTyped: true }))
    found.push(statement);
  expect(found).toEqual(['select 1;']);
});

test('who looks for the way out, or for help, finds it without a backslash', async () => {
  const found: string[] = [];
  for await (const statement of statementsFrom(linesOf('help\nselect\nquit;\nexit'))) found.push(statement);
  expect(found).toEqual(['\\?', 'select\nquit;', '\\q']);
});
