import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './sources';

// A later pattern of biome.json takes back what an earlier one forbids, and an override replaces the one before it: a
// mistake there would let everything pass in silence.
const refused: [file: string, code: string][] = [
  ['app/example/page.tsx', "import { runQuery } from '@/db/run-query';"],
  ['components/example.tsx', "import { runQuery } from '@/db/run-query';"],
  ['components/example.tsx', "import { submitAssessment } from '@/lib/assessments/submit-assessment';"],
  ['components/example.tsx', "import { resultPath } from '@/lib/assessments/recommendation';"],
  ['components/example.tsx', "const verb = () => import('@/lib/health');"],
  ['components/deep/example.tsx', "import { checkHealth } from '../../lib/health';"],
  ['components/example.tsx', "export { checkHealth } from '@/lib/health';"],
  ['content/example.ts', "import { env } from '@/lib/env';"],
  ['content/example.ts', "import { SiteLink } from '@/components/ui/site-link';"],
  ['lib/example.ts', "import { SiteLink } from '@/components/ui/site-link';"],
  ['lib/example.ts', "import { currentPool } from '@/db/client';"],
  ['lib/example.ts', "import { runQuery } from '@/db/run-query';"],
  ['lib/assessments/browser/example.ts', "import { pingDatabase } from '@/db/queries/health';"],
  ['lib/browser/example.ts', "import { env } from '@/lib/env';"],
  ['db/example.ts', "import { readVisitor } from '@/lib/analytics/visitor';"],
  ['lib/example.ts', 'export const port = process.env.PORT;'],
  ['components/example.tsx', 'export const port = process.env.PORT;'],
];

const allowed: [file: string, code: string][] = [
  ['app/example/page.tsx', "import { checkHealth } from '@/lib/health';"],
  ['components/example.tsx', "import { paths } from '@/lib/paths';"],
  ['components/example.tsx', "import type { Recommendation } from '@/lib/assessments/recommendation';"],
  ['components/example.tsx', "import { toggleTheme } from '@/lib/browser/theme';"],
  ['lib/example.ts', "import { pingDatabase } from '@/db/queries/health';"],
  ['lib/example.ts', "import type { QueryResult } from '@/db/run-query';"],
  ['db/example.ts', "import { env } from '@/lib/env';"],
  ['lib/env.ts', 'export const port = process.env.PORT;'],
];

const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-borders-')));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The examples as files of a project with our configuration; the paths of those that Biome refuses. */
function refusedOf(examples: [file: string, code: string][]): Set<string> {
  cpSync(path.join(root, 'biome.json'), path.join(project, 'biome.json'));
  for (const [file, code] of examples) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), code);
  }
  const rules = ['--only=style/noRestrictedImports', '--only=style/noProcessEnv'];
  const biome = path.join(root, 'node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...rules, ...options, '.'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return new Set(
    [...stdout.matchAll(/^::error .*\bfile=([^,]+)/gm)].map(([, file = '']) => path.relative(project, file)),
  );
}

/** Each example in a file of its own. */
const numbered = (examples: [file: string, code: string][], name: string) =>
  examples.map(([file, code], index): [string, string] => [
    file.replace('example', `${name}-${index}`),
    code,
  ]);

const wrong = numbered(refused, 'wrong');
const right = numbered(allowed, 'right');
const found = refusedOf([...wrong, ...right]);

it.each(wrong)('%s may not say %s', (file) => expect(found).toContain(file));

it.each(right)('%s may say %s', (file) => expect(found).not.toContain(file));
