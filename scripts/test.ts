import { ensureBrowsers } from './browser';
import { keepTemporaryFilesInMemory } from './gate/memory-folder';
import { gateSummary } from './gate/runner-report';
import {
  inWholeBrowser,
  plans,
  type Result,
  roundTime,
  runBeside,
  type Stage,
  type Step,
  type Timed,
  timeLeft,
} from './gate/steps';
import { Refusal } from './refusal';

async function runAll(stages: Stage[]): Promise<Result[]> {
  const results: Result[] = [];
  const done: Timed[] = [];
  const hasFailed = (name: string) => results.some(({ step, failed }) => step.name === name && failed > 0);
  for (const [index, { steps, usualSeconds }] of stages.entries()) {
    const names = steps.map(({ name }) => name).join(', ');
    console.log(`\n--- ${index + 1} of ${stages.length}, ${names}: ${timeLeft(stages.slice(index), done)}`);
    const lacksBuild = ({ needsBuild }: Step) => needsBuild === true && hasFailed('build');
    for (const step of steps.filter(lacksBuild)) {
      console.log(`${step.name}: not run, because the build failed`);
      results.push({ step, seconds: 0, passed: 0, failed: 1, skipped: 0, tests: [] });
    }
    const start = performance.now();
    results.push(...(await runBeside(steps.filter((step) => !lacksBuild(step)))));
    done.push({ usualSeconds, seconds: (performance.now() - start) / 1000 });
  }
  return results;
}

/** Finds or installs the browsers, and says which one is used. @returns the stages, with the time that they take in it */
function prepareBrowsers(stages: Stage[]): Stage[] {
  const { path, isQuick } = ensureBrowsers();
  const expected = isQuick ? stages : stages.map(inWholeBrowser);
  const all = expected.reduce((sum, { usualSeconds }) => sum + usualSeconds, 0);
  const note = isQuick ? '' : ', a whole one: no headless shell could be had, which takes less time';
  console.log(`Browser: ${path}${note}. On two quiet cores all this takes about ${roundTime(all)}.`);
  return expected;
}

/**
 * `npm test`: the one gate. `npm test check` stops before the build, `npm test e2e` is the build and the browser, and
 * `npm run test:full` what repeats them with more pages and faults, and the accessibility matrix.
 */
export async function test([plan = 'all', ...others]: string[]): Promise<void> {
  const stages = plans[plan];
  if (!stages)
    throw new Refusal(`There is no test plan "${plan}". There are: ${Object.keys(plans).join(', ')}.`);
  if (others.length > 0)
    throw new Refusal(`A test plan takes no options, and was given ${others.join(' ')}; nothing was run.`);
  keepTemporaryFilesInMemory();
  // The gate checks them itself, and a full run comes after a gate.
  if (plan === 'full' || stages.some(({ steps }) => steps.some(({ name }) => name === 'types')))
    process.env.TYPES_CHECKED = 'true';
  const results = await runAll(plan === 'check' ? stages : prepareBrowsers(stages));
  console.log(gateSummary(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}
