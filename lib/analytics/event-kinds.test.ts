import { describe, expect, it } from 'vitest';
import { eventLimits as limits } from '@/content/analytics';
import { foreignTextUpTo, pagePath } from './event-kinds';

it('a text that grows by what stands for an address is cut between characters', () => {
  const limit = limits.address;
  const text = (start: string) => `${start}a@b.co ${'x'.repeat(limit - start.length - 9)}🗼`;
  expect(foreignTextUpTo(limit).parse(text(''))).toBe(`[email] ${'x'.repeat(limit - 9)}`);
  expect(pagePath.parse(text('/'))).toBe(`/[email] ${'x'.repeat(limit - 10)}`);
});

describe('of an address or a number that the browser cut nothing is kept', () => {
  const limit = limits.address;
  const personal = [
    'jane.doe@example.com',
    'jörg+news@mail.example.co.uk',
    'jane.doe%40example.com',
    'j%C3%B6rg%2Bnews%40m%C3%BCller.de',
    '+44 20 7946 0958',
    '%2B1%20313%20555%200142',
    '(313) 555-0142',
    '1-313-555-0142',
  ].flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));

  it.each(personal)('%s', (begun) => {
    const start = `/${'x'.repeat(limit - begun.length - 2)}/`;
    for (const field of [foreignTextUpTo(limit), pagePath]) {
      const kept = field.parse(start + begun);
      expect(kept.slice(0, start.length)).toBe(start);
      expect(kept.slice(start.length).replace(/\[(email|phone)\]/, '')).not.toMatch(/[\p{L}\p{Nd}]/u);
    }
  });

  it('nor where it hangs on more than stands before its sign', () => {
    const label = limits.label;
    const campaign = `${'segment-b_variant-2_'.repeat(10).slice(0, label - 9)}_`;
    const cut = campaign.slice(0, label - 64);
    expect(foreignTextUpTo(label).parse(`${campaign}jane.doe`.slice(0, label))).toBe(`${cut}…`);
    const page = `/${'x'.repeat(limit - 80)}/${campaign.slice(0, 70)}`;
    expect(pagePath.parse(`${page}jane.doe`)).toBe(`${page.slice(0, limit - 64)}…`);
  });

  it.each(['jo\u0308rg', 'jo\u0308rg@mu\u0308ll', 'jo%CC%88rg%40mu%CC%88ll'])(
    'nor where a letter is of two characters: %s',
    (begun) => {
      const start = `${'x'.repeat(limit - begun.length - 1)}/`;
      expect(foreignTextUpTo(limit).parse(start + begun)).toBe(`${start}…`);
    },
  );

  it('nor where half a pair of units was cut off with it', () => {
    const text = `${' '.repeat(limit - 9)}jane.doe`;
    expect(foreignTextUpTo(limit).parse(text).trim()).toBe('…');
    expect(foreignTextUpTo(limit).parse(text.slice(1)).trim()).toBe('jane.doe');
  });
});
