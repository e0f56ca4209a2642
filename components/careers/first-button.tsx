import { careers } from '@/content/careers';

/** What Enter in a field presses: a browser takes the first button of a form, which would add or remove an experience. */
export function FirstButton() {
  return (
    <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true">
      {careers.submit}
    </button>
  );
}
