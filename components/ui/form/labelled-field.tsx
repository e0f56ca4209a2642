import type { ReactNode } from 'react';
import { hintId, messageId } from './descriptions';
import { FieldMessage } from './field-message';

type LabelledFieldProps = {
  id: string;
  label: string;
  hint?: string;
  message?: string;
  children: ReactNode;
};

/** A field of a form with many: label, hint and message above the box, a vermilion rule beside it when it is wrong. */
export function LabelledField({ id, label, hint, message, children }: LabelledFieldProps) {
  return (
    <div className={message ? 'mb-8 border-l-4 border-error pl-5' : 'mb-8'}>
      <label className="mb-1.5 block font-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="-mt-1 mb-2 text-small text-muted" id={hintId(id)}>
          {hint}
        </p>
      )}
      {message && <FieldMessage id={messageId(id)}>{message}</FieldMessage>}
      {children}
    </div>
  );
}
