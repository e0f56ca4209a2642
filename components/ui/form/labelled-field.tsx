import type { ReactNode } from 'react';
import { hintId, messageId } from './descriptions';
import { errorBar } from './error-bar';
import { FieldMessage } from './field-message';

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
  return <div className="grid gap-x-6 sm:grid-cols-2">{children}</div>;
}

/** A field of a form with many: label and hint, message, box. Outside a `FieldGrid` its rows are its own. */
export function LabelledField({ id, label, hint, message, className = '', children }: LabelledFieldProps) {
  return (
    <div
      className={`row-span-3 mb-8 grid grid-cols-1 grid-rows-subgrid ${message ? `${errorBar} before:inset-y-0` : ''} ${className}`}
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
