import { expect, it } from 'vitest';
import { aiCrawlers, crawlerRules } from './crawlers';

const everyone = { userAgent: '*', allow: '/', disallow: '/api/' };

it('opens the pages to every crawler, and the interface to none', () => {
  expect(crawlerRules('open').rules).toEqual([everyone]);
});

it('closes the site to those of AI by one switch, and to no other', () => {
  expect(crawlerRules('closed').rules).toEqual([everyone, { userAgent: [...aiCrawlers], disallow: '/' }]);
});
