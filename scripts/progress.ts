import { clearLine, cursorTo } from 'node:readline';

const WIDTH = 30;
const PAUSE_MS = 100;

const barLine = (what: string, done: number, of: number) => {
  const part = of > 0 ? Math.min(done / of, 1) : 1;
  const filled = Math.round(part * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${what} ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`;
};

/**
 * A bar on the standard error, where it is a terminal; elsewhere nothing, so that a log of cron has no lines of it.
 * @returns told how far the work is, and `end` once it is over
 */
export function showProgress(what: string, of: number) {
  let whole = of;
  const { stderr } = process;
  let last = 0;
  const draw = (done: number) => {
    cursorTo(stderr, 0);
    stderr.write(barLine(what, done, whole));
    clearLine(stderr, 1);
  };
  return {
    update(done: number, all = of) {
      whole = all;
      const now = performance.now();
      if (!stderr.isTTY || now - last < PAUSE_MS) return;
      last = now;
      draw(done);
    },
    end() {
      if (!stderr.isTTY) return;
      draw(whole);
      stderr.write('\n');
    },
  };
}
