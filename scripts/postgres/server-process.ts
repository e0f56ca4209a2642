import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State and program name: `S postgres`, or undefined where the system does not tell. */
function stateAndName(pid: number): string | undefined {
  try {
    // Debian slim has no ps; /proc/<pid>/stat reads "17 (postgres) S 1 …".
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) (\S).*$/s, '$2 $1');
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-p', String(pid), '-o', 'stat=,comm='], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Whether this id is a PostgreSQL that runs: neither a zombie nor a program that was given a dead server's id. */
export function isServerProcess(pid: number): boolean {
  if (!processExists(pid)) return false;
  const description = stateAndName(pid);
  return description === undefined || (!description.startsWith('Z') && description.includes('postgres'));
}
