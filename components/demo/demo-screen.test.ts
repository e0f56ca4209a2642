import { expect, test } from 'vitest';
import { demo } from '@/content/demo';
import { countdownAnnouncement } from './demo-screen';

test.each([
  [120, ''],
  [61, ''],
  [60, demo.announcements[60]],
  [21, demo.announcements[60]],
  [20, demo.announcements[20]],
  [11, demo.announcements[20]],
  [10, demo.announcements[10]],
  [0, demo.announcements[10]],
])('with %i seconds left: %s', (left, words) => {
  expect(countdownAnnouncement(left)).toBe(words);
});
