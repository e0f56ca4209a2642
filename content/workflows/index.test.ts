import { describe, expect, it } from 'vitest';
import { workflowBySlug, workflows } from './index';
import { type workflowNeeds, workflowSlugs } from './workflow';

const words = (text: string) => text.split(/\s+/);

describe('workflows', () => {
  it('are ten, numbered in the order of their slugs', () => {
    expect(workflows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(workflows.map(({ slug }) => slug)).toEqual(workflowSlugs);
    expect(workflows.map(({ path }) => path)).toEqual(workflowSlugs.map((slug) => `/workflows/${slug}`));
  });

  it('are found by their slug, and nothing else is', () => {
    expect(workflowBySlug('viral-reels-factory')?.id).toBe(10);
    expect(workflowBySlug('constructor')).toBeUndefined();
  });

  it.each(workflows)('$title says whom it helps, with what, and how', ({ perfectFor, benefit, steps }) => {
    expect(perfectFor.length).toBeGreaterThanOrEqual(3);
    expect(words(benefit).length).toBeLessThanOrEqual(12);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const { text } of steps) expect(words(text).length).toBeGreaterThanOrEqual(8);
  });

  const namedInSteps: readonly [need: keyof typeof workflowNeeds, words: RegExp][] = [
    ['veo', /VEO3 (?:films|makes|adds)/],
    ['sheet', /\bsheet\b/],
    ['mailbox', /\binbox\b/],
    ['storage', /\bfolder\b|\bare saved\b/],
    ['channels', /\bchannels?\b|\bposted\b/],
  ];

  it.each(workflows)('$title lists what its steps name', ({ steps, needs }) => {
    const text = steps.map((step) => step.text).join('\n');
    const named = namedInSteps.filter(([, words]) => words.test(text)).map(([need]) => need);
    expect(needs).toEqual(expect.arrayContaining(named));
  });

  it('carry the extras of R50 and no others', () => {
    const notes = workflows.flatMap(({ id, notes = [] }) =>
      notes.map(({ kind, title }) => `${id} ${kind}: ${title}`),
    );
    expect(notes).toEqual([
      '1 upgrade: Optional Paid Upgrade',
      '6 use-case: Use Case',
      '7 important: Important Note',
      '8 important: Important Note',
    ]);
  });
});
