import { startServer } from '@/scripts/server';

// A process of its own, as in production: Next wants its own NODE_ENV and keeps state that cannot be loaded twice.
const server = await startServer({ dev: false, port: Number(process.env.PORT ?? 0) });
process.once('disconnect', async () => {
  await server.stop();
  process.exit();
});
process.send?.(server.port);
