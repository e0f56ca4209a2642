import { expect, test } from 'vitest';
import { readCampaign, readReferrer } from './page-views';

const origin = 'https://site.example';

test.each([
  ['nowhere', '', {}],
  ['another site', 'https://news.example/today', { referrer: 'https://news.example/today' }],
  [
    'another site, whose query is nobody’s business',
    'https://search.example/?q=who+am+i#top',
    { referrer: 'https://search.example/' },
  ],
  ['an app', 'android-app://com.example.mail/', { referrer: 'android-app://com.example.mail/' }],
  ['this site', 'https://site.example/about?x=1', { previous: '/about' }],
  ['a site of a longer name', 'https://site.example.net/', { referrer: 'https://site.example.net/' }],
])('a visitor from %s', (_, address, expected) => {
  expect(readReferrer(address, origin)).toEqual(expected);
});

test('an address of any length is cut', () => {
  expect(readReferrer(`https://a.example/${'x'.repeat(900)}`, origin).referrer).toHaveLength(500);
  // All of the path, whatever the site's own address takes: a shorter one would not look cut.
  expect(readReferrer(`${origin}/${'x'.repeat(900)}`, origin).previous).toHaveLength(500);
});

test('a campaign is read from its five parameters, and from nothing else', () => {
  expect(
    readCampaign(
      '?utm_source=news&utm_medium=&utm_campaign=May%20sale&utm_id=7&email=a@b.example&utm_term=x',
    ),
  ).toEqual({ source: 'news', campaign: 'May sale', term: 'x' });
  expect(readCampaign('?email=a@b.example')).toBeUndefined();
  expect(readCampaign(`?utm_content=${'é'.repeat(300)}`)?.content).toHaveLength(200);
});
