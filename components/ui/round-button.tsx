import type { ComponentProps } from 'react';

/** A 44 px circle with an icon; `aria-label` says what it does. */
export function RoundButton({
  className = '',
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      className={`grid size-11 flex-none place-items-center rounded-full border border-control transition-colors duration-200 hover:border-ink ${className}`}
      {...rest}
    />
  );
}
