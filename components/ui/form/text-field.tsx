import type { ComponentProps } from 'react';

/** One look for every box that is typed into; `aria-invalid` turns its border vermilion. */
const fieldClass =
  'w-full scroll-mt-24 rounded-control border border-control bg-surface px-3.5 py-2.5 text-body leading-normal text-ink hover:border-ink aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error aria-invalid:ring-inset';

export function TextField({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${fieldClass} min-h-12 ${className}`} {...rest} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${fieldClass} block min-h-34 resize-y ${className}`} {...rest} />;
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <select
      className={`${fieldClass} select-chevron min-h-12 appearance-none pr-11 ${className}`}
      {...rest}
    />
  );
}
