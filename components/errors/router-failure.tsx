'use client';

import { WholeFailure } from './whole-failure';

/**
 * When Next's router itself fails, which nothing can draw again but the page opened anew: in place of a page of Next's own,
 * with words, styles and a picture that every page would bring along (next.config.ts).
 */
export default function RouterFailure() {
  return <WholeFailure onRetry={() => location.reload()} />;
}
