import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { about } from '@/content/about';
import { hiringFacts } from '@/content/hiring-facts';
import { hiringPitch, positionLead, positionTerms } from '@/content/job-offer';
import { careersMeta } from '@/content/pages';
import { site } from '@/content/site';
import { jobPosting } from '@/lib/seo/structured-data';
import { ownHiring } from '@/tests/fixtures/own-values';
import { readableTexts } from '@/tests/support/readable-texts';
import { JobOffer } from './job-offer';

const undecided = { ...ownHiring, employmentType: null, postedOn: null, closesOn: null };

it('says on the page what search engines are told of the position', () => {
  expect(renderToStaticMarkup(<JobOffer facts={ownHiring} />)).toContain(
    'Contract work. Posted on November 20, 2026. Applications close on February 20, 2027.',
  );
  expect(positionLead(ownHiring)).toBe('Account manager. Open to people in: United States, Canada.');
  expect(jobPosting(ownHiring)?.description).toContain(positionLead(ownHiring));
});

it('says each text of the offer that search engines are told for people to read', () => {
  const page = renderToStaticMarkup(
    <main>
      {site.name} {positionLead(ownHiring)} <JobOffer facts={ownHiring} />
    </main>,
  );
  const texts = readableTexts(jobPosting(ownHiring));
  expect(texts).toContain(hiringPitch.requirementsTitle);
  expect(texts).toContain(hiringPitch.offers[0].description);
  expect(texts.filter((text) => !page.includes(renderToStaticMarkup(text)))).toEqual([]);
});

it('says nothing that has not been decided', () => {
  const nothing = { ...undecided, countries: [] };
  expect(renderToStaticMarkup(<JobOffer facts={nothing} />)).not.toContain('</p>');
  expect(positionLead(nothing)).toBe('Account manager, from anywhere.');
});

it.each([
  [{ employmentType: ownHiring.employmentType }, 'Contract work.'],
  [{ postedOn: ownHiring.postedOn }, 'Posted on November 20, 2026.'],
  [{ closesOn: ownHiring.closesOn }, 'Applications close on February 20, 2027.'],
])('says %j though nothing else is decided', (decided, words) => {
  expect(positionTerms({ ...undecided, ...decided })).toBe(words);
});

it('is called what the operator calls it, wherever a page speaks of it', () => {
  const spoken = [hiringPitch.lead, about.jobsNote, careersMeta.metaTitle, careersMeta.metaDescription];
  const position = hiringFacts.position.toLowerCase();
  expect(spoken.filter((text) => !text.toLowerCase().includes(position))).toEqual([]);
});

it('shows a figure of its own with each requirement', () => {
  const figures = [...renderToStaticMarkup(<JobOffer />).matchAll(/data-icon="([^"]+)".*?<\/svg>([^<]+)/g)];
  expect(figures.map(([, , title]) => title)).toEqual(hiringPitch.requirements.map(({ title }) => title));
  expect(new Set(figures.map(([, icon]) => icon)).size).toBe(figures.length);
});
