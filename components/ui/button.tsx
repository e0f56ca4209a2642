import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { SiteLink, type SiteLinkProps } from './site-link';

/** A link that looks like a button: it leads somewhere on this site. */
export function ButtonLink({ variant, size, className = '', ...rest }: ButtonLook & SiteLinkProps) {
  return <SiteLink className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}

/** A button: it does something. When disabled it is dashed; say beside it in words what is missing. */
export function Button({
  variant,
  size,
  className = '',
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}

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
