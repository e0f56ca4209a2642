import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ServicesCatalogue } from '@/components/catalogues/services-catalogue';
import { sectionMarkdown } from '@/components/services/section-registry';
import { operatorSentence, type Site, site } from '@/content/site';
import { paths } from '@/lib/paths';
import { pageMarkdown } from '@/lib/seo/page-markdown';
import { AboutUs, WhoRunsThis } from './about-us';

const values = (operator: Partial<Site['operator']>): Site => ({
  ...site,
  name: 'Polaris',
  operator: { legalName: null, place: null, people: [], ...operator },
});
const rendered = (operator: Partial<Site['operator']>) =>
  renderToStaticMarkup(<WhoRunsThis values={values(operator)} />);

describe('who runs the site', () => {
  it('shows nothing while nothing is said', () => {
    expect(rendered({})).toBe('');
  });

  it.each([
    [
      { legalName: 'Polaris LLC', place: 'Lansing, Michigan' },
      'Polaris is run by Polaris LLC, Lansing, Michigan.',
    ],
    [{ legalName: 'Polaris LLC' }, 'Polaris is run by Polaris LLC.'],
    [{ place: 'Lansing, Michigan' }, 'Polaris is based in Lansing, Michigan.'],
  ])('says as much as is known: %o', (operator, sentence) => {
    expect(operatorSentence(values(operator))).toBe(sentence);
    expect(rendered(operator)).toContain(sentence);
  });

  it('names the people', () => {
    expect(rendered({ people: [{ name: 'Robin Vega', role: 'builds the agents' }] })).toContain(
      '<b class="font-label">Robin Vega</b>, builds the agents',
    );
  });
});

it('ends with the ways on: a call, or help with the choice', () => {
  const end =
    renderToStaticMarkup(<AboutUs hasScene={false} />)
      .split('<section')
      .at(-1) ?? '';
  const ways = [...end.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(ways).toEqual([paths.contact, paths.welcome]);
});

it('says of a scene where it comes from, where one is set', () => {
  const words = 'The 3D scene of the front page comes from its maker';
  expect(renderToStaticMarkup(<AboutUs hasScene />)).toContain(words);
  expect(renderToStaticMarkup(<AboutUs hasScene={false} />)).not.toContain('scene');
});

it('leads to the star chart, and no longer where a scene stands in its place', () => {
  const pages = (hasScene: boolean) => [
    renderToStaticMarkup(<AboutUs hasScene={hasScene} />),
    renderToStaticMarkup(<ServicesCatalogue hasScene={hasScene} />),
    pageMarkdown(paths.about, sectionMarkdown),
  ];
  // An operator may have set one.
  const scene = vi.spyOn(site, 'sceneUrl', 'get').mockReturnValue(null);
  for (const text of pages(false)) expect(text).toMatch(/#chart\b/);
  scene.mockReturnValue('https://scene.example/a.splinecode');
  for (const text of pages(true)) expect(text).not.toMatch(/#chart|star chart/);
  scene.mockRestore();
});
