import type { ComponentProps } from 'react';
import { Chevron } from '../icons/chevron';

/** One look for every box that is typed into; `aria-invalid` turns its border vermilion. */
const fieldClass =
  'w-full scroll-mt-24 rounded-control border border-control bg-surface px-3.5 py-2.5 text-body leading-normal text-ink hover:border-ink aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error aria-invalid:ring-inset';

export function TextField({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${fieldClass} min-h-12 ${className}`} {...rest} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${fieldClass} block min-h-34 resize-y ${className}`} {...rest} />;
}

/** Its first option, without a value, is what stands there until one is chosen: a hint, and coloured like one. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        className={`${fieldClass} min-h-12 appearance-none pr-11 has-[option[value='']:checked]:text-muted ${className}`}
        {...rest}
      />
      <Chevron className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </div>
  );
}
