import { expect, it } from 'vitest';
import { privacy } from '@/content/legal/privacy';
import { sources } from './sources';

/** Each record of web storage, by its key or the name of that in the code, and how the policy's entry for it begins. */
const entries: Readonly<Record<string, string>> = {
  themeKey: 'Your choice of the light or dark theme',
  scroll_positions: 'Your place on each page',
  scroll_before_navigation: 'Your place on each page',
  assessment_draft_: 'A form you have begun',
  applicationDraftKey: 'A form you have begun',
  applicationReloadKey: 'A form you have begun, and when a new version of the site last reloaded it,',
  assessmentStorageKey: 'The assessment you sent last with its result',
  journeys: 'The assessment you sent last with its result',
  recentAssessmentKey: 'The numbers of your last assessment',
  outboxPrefix: 'What has not reached us yet',
};

/** Where the code stores something; the group is its key. */
const writes = [
  /(?:storedValue|writeRaw)\(\s*'(?:session|local)',\s*['`]?(\w+)/g,
  /localStorage\[(\w+)\] = /g,
  /localStorage\.setItem\((\w+)/g,
];

const keysWritten = sources('components', 'lib')
  .filter(({ file }) => !file.includes('.test.'))
  .flatMap(({ text }) => writes.flatMap((write) => [...text.matchAll(write)]))
  .map(([, key]) => (key === 'prefix' ? 'outboxPrefix' : key));

it('the privacy policy has an entry for every record that the browser keeps', () => {
  const said = privacy.sections.find(({ id }) => id === 'cookies')?.body.flat() ?? [];
  expect([...new Set(keysWritten)].sort()).toEqual(Object.keys(entries).sort());
  for (const [key, beginning] of Object.entries(entries))
    expect(said.filter((entry) => entry.startsWith(beginning)).length, key).toBe(1);
});
