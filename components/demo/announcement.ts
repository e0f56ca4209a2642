import { demo } from '@/content/demo';

const moments = Object.entries(demo.announcements)
  .map(([second, words]) => ({ second: Number(second), words }))
  .sort((a, b) => a.second - b.second);

/** What a screen reader has last been told of the time, with `left` seconds to go. */
export const announcement = (left: number): string =>
  moments.find(({ second }) => left <= second)?.words ?? '';
