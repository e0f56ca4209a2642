import { expect, it } from 'vitest';
import { dayInWords } from '@/content/wording';
import { visitorEnglish } from './day';

it.each([
  [['en-US'], 'March 9, 2031'],
  [['en-US', 'en-GB'], 'March 9, 2031'],
  [['en-GB', 'en'], '9 March 2031'],
  [['de-DE', 'en-US'], '9 March 2031'],
  [['en', 'pt-BR'], '9 March 2031'],
  [['zh-Hant-TW'], '9 March 2031'],
  [['fa-IR'], '9 March 2031'],
  [['th-TH'], '9 March 2031'],
  [['en'], 'March 9, 2031'],
  [[], 'March 9, 2031'],
])('whoever reads %j sees %s', (languages, day) =>
  expect(dayInWords('2031-03-09', visitorEnglish({ languages }))).toBe(day),
);
