import type { ComponentProps, ReactNode } from 'react';
import { errorBarClass, FieldMessage, fieldClass, hintId, messageId } from '@/components/ui/form/field';

type LabeledFieldProps = {
  id: string;
  label: string;
  hint?: string;
  message?: string;
  /** Its place in a `FieldGrid`. */
  className?: string;
  children: ReactNode;
};

/** Fields side by side: their labels, messages and boxes are aligned, whichever of them is wrong. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-9 sm:grid-cols-2">{children}</div>;
}

/** A field in a form with many: label and hint, message, box. Outside a `FieldGrid` it has rows of its own. */
export function LabeledField({ id, label, hint, message, className = '', children }: LabeledFieldProps) {
  return (
    <div
      className={`row-span-3 mb-8 grid grid-cols-1 grid-rows-subgrid ${message ? `${errorBarClass} before:inset-y-0` : ''} ${className}`}
    >
      <div>
        <label className="mb-1.5 block font-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="-mt-1 mb-2 text-small text-muted text-balance" id={hintId(id)}>
            {hint}
          </p>
        )}
      </div>
      {message && (
        <div className="row-start-2">
          <FieldMessage id={messageId(id)}>{message}</FieldMessage>
        </div>
      )}
      <div className="row-start-3">{children}</div>
    </div>
  );
}

/** Points down, because there is more below. */
function ChevronIcon() {
  return (
    <svg
      className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
      width="12"
      height="7"
      viewBox="0 0 12 7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 1l5 5 5-5" />
    </svg>
  );
}

/** A dropdown. Its first option, which has no value, is shown until one is chosen: it is a hint, in the color of one. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        className={`${fieldClass} min-h-12 appearance-none pr-11 has-[option[value='']:checked]:text-muted ${className}`}
        {...rest}
      />
      <ChevronIcon />
    </div>
  );
}
