import { beforeEach, expect, it, vi } from 'vitest';
import { showProgress, showsProgress } from './progress';

let screen = '';
let lines: string[] = [];

beforeEach(() => {
  [screen, lines] = ['', []];
  vi.restoreAllMocks();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    screen += text;
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});

const withTerminal = (isTTY: boolean) => {
  process.stderr.isTTY = isTTY;
};

/** What stands in the terminal's last line before it is left. */
const lastBar = () => screen.split('\u001b[1G').at(-1)?.replace('\u001b[0K', '');

it('draws a bar where there is a terminal, and lines above it', () => {
  withTerminal(true);
  expect(showsProgress()).toBe(true);
  const progress = showProgress('rows', 0);
  progress.update(250, 1000);
  expect(lastBar()).toBe(`${'█'.repeat(8)}${'░'.repeat(22)}  25 %  rows 250 of 1,000`);
  progress.say('a table');
  expect(lines).toEqual(['a table']);
  expect(screen).toContain('\u001b[2K');
  expect(lastBar()).toContain('25 %');
  progress.update(1000, 1000);
  progress.end();
  expect(lastBar()).toBe(`${'█'.repeat(30)} 100 %  rows 1,000 of 1,000\n`);
});

it('leaves the bar as far as the work came, once', () => {
  withTerminal(true);
  const progress = showProgress('rows', 1000);
  progress.update(500);
  progress.end();
  progress.end();
  progress.update(600);
  progress.say('after it');
  expect(lastBar()).toContain(' 50 %  rows 500 of 1,000\n');
  expect(screen.split('\n')).toHaveLength(2);
  expect(lines).toEqual(['after it']);
});

it('writes nothing but lines where there is no terminal', () => {
  withTerminal(false);
  const progress = showProgress('rows', 10);
  progress.update(5);
  progress.say('a table');
  progress.end();
  expect([screen, lines, showsProgress()]).toEqual(['', ['a table'], false]);
});
