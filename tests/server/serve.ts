import { startServer } from '@/scripts/server';
import { holdDeadlines, holdRequests, slowClock } from '../support/slow-time';

// A process of its own, as in production: Next wants its own NODE_ENV and keeps state that cannot be loaded twice.
async function serve(): Promise<void> {
  const { BUILD_FOLDER: build = '.next', PORT: port } = process.env;
  const server = await startServer({ build, port: Number(port ?? 0) });
  // After the server's own: one that does not end in time is a failure on any machine.
  const time = process.env.TEST_TIME;
  if (time === 'usual pauses') holdRequests();
  else if (time !== 'usual') holdDeadlines();
  if (time === 'slow') slowClock(Number(process.env.TEST_BEGUN));
  process.once('message', async () => {
    await server.stop();
    process.exit();
  });
  // Whoever runs the tests was killed.
  process.once('disconnect', () => process.exit());
  process.send?.(server.port);
}

void serve();
