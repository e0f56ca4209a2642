import { storedValue } from '@/lib/storage/browser/stored-value';
import { keptApplication } from './kept-application';

type Reload = 'begun' | 'over';

const reload = storedValue('session', 'application_reload', (value): value is Reload =>
  ['begun', 'over'].includes(String(value)),
);

/**
 * Fetches the page's new build, once, for a form that the new server cannot take; the draft stays.
 * @returns false when it has been tried before, or would lose what was typed
 */
export function reloadOnce(): boolean {
  if (reload.read() !== null || !keptApplication.isLasting()) return false;
  reload.write('begun');
  window.location.reload();
  return true;
}

/** Whether the page has just reloaded itself; true once. */
export function hasJustReloaded(): boolean {
  if (reload.read() !== 'begun') return false;
  reload.write('over');
  return true;
}

/** The server has understood the form: the next deploy may reload it again. */
export const forgetReload = () => reload.clear();
