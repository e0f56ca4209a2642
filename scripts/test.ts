import { ensureBrowsers } from './browser';
import { keepTemporaryFilesInMemory } from './gate/memory-folder';
import { gateSummary } from './gate/runner-report';
import { inWholeBrowser, plans, type Result, roundTime, runStep, type Step, timeLeft } from './gate/steps';
import { Refusal } from './refusal';

async function runAll(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const hasFailed = (name: string) => results.some(({ step, failed }) => step.name === name && failed > 0);
  for (const [index, step] of steps.entries()) {
    const heading = `\n--- ${index + 1} of ${steps.length}, ${step.name}:`;
    if (step.needsBuild && hasFailed('build')) {
      console.log(`${heading} not run, because the build failed`);
      results.push({ step, seconds: 0, passed: 0, failed: 1, skipped: 0, tests: [] });
    } else {
      console.log(`${heading} ${timeLeft(steps.slice(index), results)}`);
      results.push(await runStep(step));
    }
  }
  return results;
}

/** Finds or installs the browsers, and says what the run uses. @returns the steps, with the time they take in it */
function prepareBrowsers(steps: Step[]): Step[] {
  const { path, isQuick } = ensureBrowsers();
  const expected = isQuick ? steps : steps.map(inWholeBrowser);
  const all = expected.reduce((sum, { usualSeconds }) => sum + usualSeconds, 0);
  const note = isQuick ? '' : ', a whole one: no headless shell could be had, which takes less time';
  console.log(`Browser: ${path}${note}. On two quiet cores all this takes about ${roundTime(all)}.`);
  return expected;
}

/**
 * `npm test`: the one gate. `npm test check` stops before the build, `npm test e2e` is the build and the browser, `npm run
 * test:full` the accessibility matrix.
 */
export async function test([plan = 'all']: string[]): Promise<void> {
  const steps = plans[plan];
  if (!steps)
    throw new Refusal(`There is no test plan "${plan}". There are: ${Object.keys(plans).join(', ')}.`);
  keepTemporaryFilesInMemory();
  if (steps.some(({ name }) => name === 'types')) process.env.TYPES_CHECKED = 'true';
  const results = await runAll(plan === 'check' ? steps : prepareBrowsers(steps));
  console.log(gateSummary(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}
