import { ensureBrowser } from './browser';
import { timeLeft } from './gate/estimate';
import { type Result, runStep } from './gate/run-step';
import { plans, type Step } from './gate/steps';
import { gateSummary } from './gate/summary';
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

/** `npm test`: the one gate. `npm test check` stops before the build, `npm test e2e` is the build and the browser. */
export async function test([plan = 'all']: string[]): Promise<void> {
  const steps = plans[plan];
  if (!steps)
    throw new Refusal(`There is no test plan "${plan}". There are: ${Object.keys(plans).join(', ')}.`);
  if (plan !== 'check') console.log(`Browser: ${ensureBrowser()}`);
  const results = await runAll(steps);
  console.log(gateSummary(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}
