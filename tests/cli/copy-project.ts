import { copyProjectTo } from '../support/copy-project';
import { temporaryFolder } from './temporary-folder';

/** A copy of this project with its build and its packages, but with a database of its own, removed after the test. */
export function copyProject(): string {
  const copy = temporaryFolder({ database: '.data/postgres' });
  copyProjectTo(copy);
  return copy;
}
