import { careers } from '@/content/careers';

/** A field for machines: no visitor sees, reaches or hears it, and no browser fills it in. Filled, it marks the row. */
export function Trap() {
  return (
    <div hidden>
      <label htmlFor="subject">{careers.trap}</label>
      <input id="subject" name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
