import type { ComponentProps, ReactNode } from 'react';

/** Ids of the hint and the message of the field `id`; every form component names them so. */
export const hintId = (id: string) => `${id}-hint`;
export const messageId = (id: string) => `${id}-message`;

/** Value of `aria-describedby` for a field that has a hint, a message, both or neither. */
export function describedBy(id: string, has: { hint?: boolean; message?: boolean }): string | undefined {
  const ids = [...(has.hint ? [hintId(id)] : []), ...(has.message ? [messageId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A vermilion rule beside what is wrong, in the margin, so that nothing moves with it. Give its ends: `before:inset-y-…`. */
export const errorBarClass =
  'relative before:absolute before:-left-3.5 before:border-l-4 before:border-error';

function ProblemIcon({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7.75" />
      <path d="M9 5v5M9 12v1.25" />
    </svg>
  );
}

/** Points down: there is more under it. */
function ChevronIcon({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
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

/** What is wrong with one field and how to put it right: the same words as in the summary. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p className="mb-2 flex items-center gap-2 font-label text-error" id={id}>
      <ProblemIcon />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

type LabelledFieldProps = {
  id: string;
  label: string;
  hint?: string;
  message?: string;
  /** Its place in a `FieldGrid`. */
  className?: string;
  children: ReactNode;
};

/** Fields side by side: their labels, messages and boxes each stand on one line, whichever of them is wrong. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">{children}</div>;
}

/** A field of a form with many: label and hint, message, box. Outside a `FieldGrid` its rows are its own. */
export function LabelledField({ id, label, hint, message, className = '', children }: LabelledFieldProps) {
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
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </div>
  );
}
