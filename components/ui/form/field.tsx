import type { ComponentProps } from 'react';

/** Ids of the hint and the message of the field `id`; every form component uses these. */
export const hintId = (id: string) => `${id}-hint`;
export const messageId = (id: string) => `${id}-message`;

/** The value of `aria-describedby` for a field with a hint, a message, both or neither. */
export function describedBy(id: string, has: { hint?: boolean; message?: boolean }): string | undefined {
  const ids = [...(has.hint ? [hintId(id)] : []), ...(has.message ? [messageId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A red bar in the margin beside what is wrong, so that nothing moves. Set its ends with `before:inset-y-…`. */
export const errorBarClass =
  'relative before:absolute before:-left-3.5 before:border-l-4 before:border-error';

function ProblemIcon() {
  return (
    <svg
      className="flex-none"
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

/** What is wrong with one field and how to fix it, in the same words as in the summary. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p className="mb-2 flex items-center gap-2 font-label text-error" id={id}>
      <ProblemIcon />
      <span>
        <span className="sr-only">Error: </span>
        <span>{children}</span>
      </span>
    </p>
  );
}

const fieldLook =
  'w-full room-above-32 rounded-control border border-control bg-surface px-3.5 py-2.5 text-body leading-normal text-ink hover:border-ink';
const wrongField =
  'aria-invalid:border-error aria-invalid:ring-1 aria-invalid:ring-error aria-invalid:ring-inset';

/** The look of every box to type into; `aria-invalid` turns its border red. */
export const fieldClass = `${fieldLook} ${wrongField}`;

/** What is typed follows the direction of its own script. */
export function TextField({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={`${fieldClass} min-h-12 ${className}`} {...rest} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" className={`${fieldClass} block min-h-34 resize-y ${className}`} {...rest} />;
}
