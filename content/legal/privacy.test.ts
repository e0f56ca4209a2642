import { expect, it } from 'vitest';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { privacy, privacyPolicy } from './privacy';

const recipients = (channels: readonly LeadChannel[]) =>
  privacyPolicy(channels)
    .sections.find(({ id }) => id === 'third-parties')
    ?.body.flat() ?? [];

it('names those who pass leads on to staff where there are any, and nobody else', () => {
  expect(privacyPolicy([])).toEqual(privacy);
  for (const channel of leadChannels) {
    const added = recipients([channel]).filter((text) => !recipients([]).includes(text));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/finished assessment or an application/);
  }
  expect(recipients(leadChannels)).toHaveLength(recipients([]).length + leadChannels.length);
});
