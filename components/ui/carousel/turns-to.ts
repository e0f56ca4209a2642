import { wrapIndex } from './wrap-index';

/** Steps to a slide by the shorter way round; forward when both are as long. */
export function turnsTo(from: number, to: number, count: number): number {
  const forward = wrapIndex(to - from, count);
  return forward * 2 > count ? forward - count : forward;
}
