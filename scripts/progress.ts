import { clearLine, cursorTo } from 'node:readline';

const WIDTH = 30;
const PAUSE_MS = 100;

const barLine = (what: string, done: number, of: number) => {
  const part = of > 0 ? Math.min(done / of, 1) : 1;
  const filled = Math.round(part * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${what} ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`;
};

/** Whether somebody sees a bar; otherwise a command that takes long prints its steps as lines, for a log of cron. */
export const showsProgress = () => process.stderr.isTTY === true;

/**
 * A bar on the standard error, if that is a terminal; otherwise nothing is shown.
 * @returns `update` tells how far the work is, `say` prints a line above the bar, and `end` leaves the bar as it is,
 * also after a failure
 */
export function showProgress(what: string, of: number) {
  const { stderr } = process;
  const isShown = showsProgress();
  let [done, whole] = [0, of];
  let last = 0;
  let isOver = !isShown;
  const draw = () => {
    cursorTo(stderr, 0);
    stderr.write(barLine(what, done, whole));
    clearLine(stderr, 1);
  };
  return {
    update(now: number, all = of) {
      [done, whole] = [now, all];
      if (isOver || performance.now() - last < PAUSE_MS) return;
      last = performance.now();
      draw();
    },
    say(line: string) {
      if (!isOver) {
        cursorTo(stderr, 0);
        clearLine(stderr, 0);
      }
      console.log(line);
      if (!isOver) draw();
    },
    end() {
      if (isOver) return;
      isOver = true;
      draw();
      stderr.write('\n');
    },
  };
}
