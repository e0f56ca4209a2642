import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

// Beside a run of tests, whose end closes the input: one that is killed stops no server, and removes no folder.
const [pid, folder] = process.argv.slice(2);
for await (const _ of process.stdin);

const tell = (signal) => {
  try {
    return process.kill(Number(pid), signal);
  } catch {
    return false;
  }
};

tell('SIGINT');
// A host may go on naming a process that has ended.
for (let waited = 0; waited < 10_000 && tell(0); waited += 50) await sleep(50);
rmSync(folder, { recursive: true, force: true });
