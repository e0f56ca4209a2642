import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken';
import { describedBy, hintId, messageId } from './descriptions';
import { errorBar } from './error-bar';
import { FieldMessage } from './field-message';

type QuestionProps = {
  /** Id of the field; for a group, of its first radio button, so that a link to it takes focus. */
  id: string;
  label: string;
  hint?: string;
  message?: string;
  children: ReactNode;
};

const block = (message?: string) =>
  `min-w-0 border-t border-line py-8 ${message ? `${errorBar} before:inset-y-8` : ''}`;
const title = 'mb-1.5 block font-display text-title text-balance';

function Notes({ id, hint, message }: Pick<QuestionProps, 'id' | 'hint' | 'message'>) {
  return (
    <>
      {hint && (
        <p className="mb-4 max-w-[60ch] text-small text-balance text-muted" id={hintId(id)}>
          {hint}
        </p>
      )}
      {message && <FieldMessage id={messageId(id)}>{message}</FieldMessage>}
    </>
  );
}

/** One question of an assessment, answered in a single field. Give that field `describedBy(id, …)`. */
export function Question({ id, label, hint, message, children }: QuestionProps) {
  return (
    <div className={block(message)}>
      <label className={title} htmlFor={id}>
        <Unbroken>{label}</Unbroken>
      </label>
      <Notes id={id} hint={hint} message={message} />
      {children}
    </div>
  );
}

/** One question of an assessment, answered by choosing: put an `OptionGrid` inside. */
export function QuestionGroup({ id, label, hint, message, children }: QuestionProps) {
  return (
    <fieldset
      className={block(message)}
      aria-describedby={describedBy(id, { hint: Boolean(hint), message: Boolean(message) })}
    >
      {/* Floated, or the browser would draw the legend into the fieldset's upper edge. */}
      <legend className={`${title} float-left w-full`}>
        <Unbroken>{label}</Unbroken>
      </legend>
      <div className={`clear-both ${hint || message ? '' : 'pt-2'}`}>
        <Notes id={id} hint={hint} message={message} />
        {children}
      </div>
    </fieldset>
  );
}
