import { paths } from '@/lib/paths';

export type MenuName = 'landing' | 'inner' | 'workflow';

/** The landing page has two addresses. */
export const isLandingPage = (path: string): boolean => path === paths.home || path === paths.homeAlias;

/** Which menu a page has (R8, R11, R12). */
export function menuNameOf(path: string): MenuName {
  if (isLandingPage(path)) return 'landing';
  return path.startsWith('/workflows/') ? 'workflow' : 'inner';
}
