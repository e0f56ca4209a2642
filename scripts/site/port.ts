import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from '@/scripts/refusal';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program is listening there',
  EACCES: 'this account may not listen there',
};

/** What to tell an operator about a port that could not be had; any other error as it is. */
export function portRefusal(port: number, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (!reason) return error;
  return new Refusal(
    `PORT: the site cannot use port ${port}, ${reason}.`,
    'Stop that program, or choose another port: PORT=3100 npm start',
  );
}

/**
 * Looks before the slow steps begin.
 * @throws {Refusal} when the port is taken
 */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch (error) {
    throw portRefusal(port, error);
  }
  probe.close();
  await once(probe, 'close');
}
