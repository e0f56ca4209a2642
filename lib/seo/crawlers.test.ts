import { expect, it } from 'vitest';
import { aiCrawlers, crawlerRules } from './crawlers';

const everyone = { userAgent: '*', allow: '/', disallow: '/api/' };

it('opens the pages to every crawler, and the interface to none', () => {
  expect(crawlerRules('open').rules).toEqual([everyone]);
});

it('closes the site to those of AI by one switch, and to no other', () => {
  expect(crawlerRules('closed').rules).toEqual([everyone, { userAgent: [...aiCrawlers], disallow: '/' }]);
});

it.each(['Amzn-SearchBot', 'Amzn-User', 'meta-externalfetcher', 'meta-webindexer'])(
  'knows %s, whose maker gives what answers from the web another name than what trains on it',
  (name) => expect(aiCrawlers).toContain(name),
);
