import { readFileSync } from 'node:fs';
import { withReplaced } from './compile-errors';

const figure =
  "{ name: 'Tenth Service', means: 'two stars', points: [[30, 40, 1], [70, 60, 2]], links: [[0, 1]], chart: { degrees: 25 } }";

/** The slug of a tenth service: what else it takes is missing then. */
export const tenthSlug = {
  'content/services/service.ts': withReplaced(
    'content/services/service.ts',
    "  'multi-solutions',\n]",
    "  'multi-solutions',\n  'tenth-service',\n]",
  ),
};

/** Everything a tenth service takes: a slug, a file, a line and a figure. */
export const tenthService = {
  ...tenthSlug,
  'content/services/tenth-service.ts': readFileSync('tests/fixtures/tenth-service.txt', 'utf8'),
  'content/services/index.ts': withReplaced(
    'content/services/index.ts',
    "} from './service';\n",
    "} from './service';\nimport { tenthService } from './tenth-service';\n",
  ).replace(
    "  'multi-solutions': multiSolutions,\n",
    "  'multi-solutions': multiSolutions,\n  'tenth-service': tenthService,\n",
  ),
  'content/constellations/services.ts': withReplaced(
    'content/constellations/services.ts',
    "  'ai-agents': {",
    `  'tenth-service': ${figure},\n  'ai-agents': {`,
  ),
};
