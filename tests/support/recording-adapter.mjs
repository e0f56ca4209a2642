// A host's adapter that keeps what it was given, so that a small host of the tests can serve it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export default {
  name: 'recording',
  onBuildComplete({ distDir, outputs, routing }) {
    const { prerenders, staticFiles } = outputs;
    const { beforeMiddleware } = routing;
    writeFileSync(
      join(distDir, 'handed-to-host.json'),
      JSON.stringify({ prerenders, staticFiles, beforeMiddleware }),
    );
  },
};
