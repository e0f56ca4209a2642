import { expect, it } from 'vitest';
import { landing } from '@/content/landing';
import { pageAt } from '@/content/pages';
import { productName } from '@/content/product-name';
import { pageMetadata, unindexedMetadata } from './page-metadata';

const picture = {
  url: 'http://localhost:3000/cards/about.png',
  width: 1200,
  height: 630,
  type: 'image/png',
  alt: expect.stringContaining('two stars that lead to a third'),
};

it('says the same on the page and on its cards', () => {
  const { title, description } = pageAt('/about');
  const whole = `${title} · ${productName}`;
  expect(pageMetadata('/about')).toEqual({
    title: { absolute: whole },
    description,
    alternates: {
      canonical: 'http://localhost:3000/about',
      types: { 'text/markdown': 'http://localhost:3000/about.md' },
    },
    openGraph: {
      title: whole,
      description,
      url: 'http://localhost:3000/about',
      siteName: productName,
      locale: 'en_US',
      type: 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: whole, description, images: [picture] },
  });
});

it('ends the name of a picture as its title ends', () => {
  const named = (path: '/about' | '/welcome') => pageMetadata(path).twitter?.images;
  expect(named('/about')).toMatchObject([{ alt: expect.stringContaining('agency. Drawn as stars') }]);
  expect(named('/welcome')).toMatchObject([{ alt: expect.stringContaining('Me? Drawn as stars') }]);
});

it('names the picture of the landing page by the headline that is on it', () => {
  const alt = expect.stringContaining(`${landing.hero.headline}. Drawn as stars`);
  expect(pageMetadata('/').twitter?.images).toMatchObject([{ alt }]);
});

it('gives the landing page the title of the brand', () => {
  expect(pageMetadata('/').title).toEqual({
    absolute: `${productName}: AI Automation Solutions`,
  });
});

it.each(['/welcome', '/demo', '/backend-form'] as const)(
  'keeps %s out of search engines, and names no other address for it',
  (path) => {
    expect(pageMetadata(path)).toMatchObject({ robots: { index: false } });
    expect(pageMetadata(path)).not.toHaveProperty('alternates');
  },
);

it('keeps the second form of a page out of search engines', () => {
  expect(pageMetadata('/contact')).not.toHaveProperty('robots');
  expect(unindexedMetadata('/contact')).toMatchObject({ robots: { index: false } });
  expect(unindexedMetadata('/contact')).not.toHaveProperty('alternates');
});
