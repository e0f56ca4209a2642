import { expect, onTestFinished, test, vi } from 'vitest';
import { applicationDraft as draftOf } from '@/tests/support/applications';
import { applicationDraft, applicationDraftStore, saveDraftAndFetchToken } from './application-draft-store';

/** The draft that the form opens with where the tab's storage has this. */
function readStored(stored: unknown) {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => JSON.stringify(stored) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return applicationDraft.read();
}

const values = draftOf();
const kept = { id: '0198f3a1-7c1e-7b43-9f6e-2d5b7a9c0e11', token: null, values };

test('the draft that the tab keeps is read', () => expect(readStored(kept)).toEqual(values));

test.each<[what: string, stored: unknown]>([
  ['without an id', { ...kept, id: undefined }],
  ['without values', { ...kept, values: null }],
  ['without experiences', { ...kept, values: { ...values, experiences: undefined } }],
  ['with an experience that is none', { ...kept, values: { ...values, experiences: [null] } }],
])('one %s reads as nothing: the page would end in an error', (_what, stored) => {
  expect(readStored(stored)).toBeNull();
});

test('each touch asks for the token until it is there, and two at once ask once', async () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const ask = vi.fn(async () => Response.json({ token: 'of the first touch' }));
  vi.stubGlobal('fetch', ask);

  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await saveDraftAndFetchToken(values);
  expect(applicationDraftStore.read()).toMatchObject({ token: null, values });
  await Promise.all([saveDraftAndFetchToken(values), saveDraftAndFetchToken(values)]);
  expect(applicationDraftStore.read()).toMatchObject({ token: 'of the first touch', values });
  await saveDraftAndFetchToken(values);
  expect(ask).toHaveBeenCalledTimes(2);
});
