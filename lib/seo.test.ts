import { expect, it } from 'vitest';
import { pageMetadata } from './seo';

const about = { title: 'About us', description: 'Six promises.', path: '/about' } as const;

it('says the same on the page and on its cards', () => {
  expect(pageMetadata(about)).toEqual({
    title: { absolute: 'About us · Transcend AI' },
    description: 'Six promises.',
    alternates: { canonical: '/about' },
    openGraph: {
      title: 'About us · Transcend AI',
      description: 'Six promises.',
      url: '/about',
      siteName: 'Transcend AI',
      locale: 'en_US',
      type: 'website',
    },
    twitter: {
      card: 'summary_large_image',
      title: 'About us · Transcend AI',
      description: 'Six promises.',
    },
  });
});

it('gives the landing page the title of the brand', () => {
  expect(pageMetadata({ ...about, path: '/' }).title).toEqual({
    absolute: 'Transcend AI: AI Automation Solutions',
  });
});

it('keeps a page out of search engines when asked', () => {
  expect(pageMetadata({ ...about, noIndex: true }).robots).toEqual({ index: false });
});
