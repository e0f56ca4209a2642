import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import type { ClaimRow } from '@/content/claims/claim';

const registry = '@/content/claims/results';
// Files of unit tests share their modules: whoever comes next loads the registry as it stands.
afterAll(() => {
  vi.doUnmock(registry);
  vi.resetModules();
});

/**
 * The comparison of the email page, and what its Markdown twin says of it.
 * @param written what an operator has written into rows of the registry
 */
async function comparison(written: Record<string, Partial<ClaimRow>> = {}) {
  vi.doMock(registry, async (original) => {
    const { emailResultClaims, ...others } = await original<typeof import('@/content/claims/results')>();
    const rows = Object.entries<ClaimRow>(emailResultClaims);
    return {
      ...others,
      emailResultClaims: Object.fromEntries(rows.map(([id, row]) => [id, { ...row, ...written[id] }])),
    };
  });
  vi.resetModules();
  const { Comparison, comparisonMarkdown } = await import('./comparisons');
  const { serviceBySlug } = await import('@/content/services');
  const service = serviceBySlug['ai-email-outreach'];
  const section = service.sections.find(({ kind }) => kind === 'comparison');
  if (section?.kind !== 'comparison') throw new Error('The email page compares nothing.');
  return {
    opening: service.sections.flatMap((opening) => (opening.kind === 'hero' ? (opening.metrics ?? []) : [])),
    page: renderToStaticMarkup(<Comparison service={service} section={section} />),
    twin: comparisonMarkdown(section).join('\n'),
  };
}

const sourceOf = (name: string): Partial<ClaimRow> => ({
  status: 'substantiated',
  evidence: { what: `a survey of ${name}`, period: '2026', published: `https://survey.example/${name}` },
});

it('the email page says that the industry has no source and that two figures of ours disagree, as long as that is so', async () => {
  const { page, twin } = await comparison();
  for (const text of [page, twin]) {
    expect(text).toContain('The industry column has no published source. A bounce is an email that');
    expect(text).toContain('Our delivery and bounce add up to more than a hundred percent, so they');
  }
});

it('the email page leads to the sources of the industry once they are published, and says it of the others alone', async () => {
  const published = Object.fromEntries(
    ['delivery', 'open', 'response'].map((name) => [`email-industry-${name}`, sourceOf(name)]),
  );
  const some = await comparison(published);
  for (const text of [some.page, some.twin]) {
    expect(text).toContain('The industry figure for bounce has no published source. A bounce is');
    for (const name of ['delivery', 'open', 'response'])
      expect(text).toContain(`https://survey.example/${name}`);
    expect(text).toContain('2% response: a survey of response, 2026.');
    expect(text).toContain('98%, 3%, 49% and 5% are our own figures');
  }

  const all = await comparison({ ...published, 'email-industry-bounce': sourceOf('bounce') });
  for (const text of [all.page, all.twin]) {
    expect(text).not.toContain('no published source');
    expect(text).toContain('https://survey.example/bounce');
  }
});

it('the email page takes nothing back of figures that agree', async () => {
  const { page, twin } = await comparison({ 'email-client-bounce': { text: '2% bounce', figure: '2%' } });
  for (const text of [page, twin]) expect(text).not.toContain('more than a hundred');
});

it('the email page says how far two figures are apart as a reader would count it', async () => {
  const { page } = await comparison({
    'email-client-delivery': { text: '97.1% delivery', figure: '97.1%' },
    'email-client-bounce': { text: '2% bounce', figure: '2%' },
    'email-client-open': { text: '24% open', figure: '24%' },
    'email-client-response': { text: '2.5% response', figure: '2.5%' },
    'email-industry-delivery': { text: '95% delivery', figure: '95%' },
    'email-industry-bounce': { text: '2% bounce', figure: '2%' },
    'email-industry-open': { text: '25% open', figure: '25%' },
    'email-industry-response': { text: '2% response', figure: '2%' },
  });
  expect(page.match(/(?<=<span class="text-ink">)[^<]*/g)).toEqual([
    '+2.1 points',
    'no gap',
    '−1 point',
    '+0.5 points',
  ]);
  // So are the places at which they are drawn.
  expect(page).not.toMatch(/\d\.\d{3}/);
});

it('the email page says what the average of its opening is rounded from, where its comparison has another', async () => {
  const ofOpens = async (figure: string) => {
    const { opening } = await comparison({ 'email-client-open': { text: `${figure} open`, figure } });
    return opening.find(({ label }) => label.includes('open rate'))?.counts;
  };
  expect(await ofOpens('49%')).toBe('rounded from 49%, see below');
  expect(await ofOpens('50%')).toBeUndefined();
});
