import type { ComponentProps, ReactNode } from 'react';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { describedBy, errorBarClass, FieldMessage, hintId, messageId } from './field';

type QuestionProps = {
  /** Id of the field; for a group, of its first radio button, so that a link to it takes focus. */
  id: string;
  label: string;
  hint?: string;
  message?: string;
  children: ReactNode;
};

const questionClass = (message?: string) =>
  `min-w-0 border-t border-line py-8 ${message ? `${errorBarClass} before:inset-y-8` : ''}`;
const questionTitle = 'mb-1.5 block font-display text-title text-balance';

function QuestionNotes({ id, hint, message }: Pick<QuestionProps, 'id' | 'hint' | 'message'>) {
  return (
    <>
      {hint && (
        <p className="mb-4 max-w-[33.6em] text-small text-balance text-muted" id={hintId(id)}>
          {hint}
        </p>
      )}
      {message && <FieldMessage id={messageId(id)}>{message}</FieldMessage>}
    </>
  );
}

/** One question of an assessment, answered in a single field. Give that field `describedBy(id, …)`. */
export function QuestionBlock({ id, label, hint, message, children }: QuestionProps) {
  return (
    <div className={questionClass(message)}>
      <label className={questionTitle} htmlFor={id}>
        <UnbrokenWords>{label}</UnbrokenWords>
      </label>
      <QuestionNotes id={id} hint={hint} message={message} />
      {children}
    </div>
  );
}

/** One question of an assessment, answered by choosing: put an `OptionGrid` inside. */
export function QuestionGroup({ id, label, hint, message, children }: QuestionProps) {
  return (
    <fieldset
      className={questionClass(message)}
      aria-describedby={describedBy(id, { hint: Boolean(hint), message: Boolean(message) })}
    >
      {/* Floated, or the browser would draw the legend into the fieldset's upper edge. */}
      <legend className={`${questionTitle} float-left w-full`}>
        <UnbrokenWords>{label}</UnbrokenWords>
      </legend>
      <div className={`clear-both ${hint || message ? '' : 'pt-2'}`}>
        <QuestionNotes id={id} hint={hint} message={message} />
        {children}
      </div>
    </fieldset>
  );
}

type RadioOptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  note?: string;
  children: ReactNode;
};

const radioBoxClass =
  'group relative flex cursor-pointer gap-3.5 rounded-control border border-control bg-surface px-4.5 py-3 tabular-nums hover:border-ink';
const chosenBoxClass =
  'has-checked:border-gold has-checked:font-label has-checked:ring-1 has-checked:ring-gold has-checked:ring-inset';
const focusedBoxClass =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold';

/** Boxes side by side, one under the other on phones. */
export function OptionGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>;
}

/** A radio button whose whole box is the target; the chosen one has a heavier border, a filled dot and heavier words. */
export function RadioOption({ note, children, ...input }: RadioOptionProps) {
  return (
    <label
      className={`${radioBoxClass} ${chosenBoxClass} ${focusedBoxClass} ${note ? 'min-h-18' : 'min-h-15 items-center'}`}
    >
      <input
        type="radio"
        className="absolute inset-0 m-0 scroll-mt-24 size-full cursor-pointer opacity-0"
        {...input}
      />
      <span
        className={`grid size-4.5 flex-none place-items-center rounded-full border border-control group-has-checked:border-gold ${note ? 'mt-0.75' : ''}`}
      >
        <span className="size-2 rounded-full group-has-checked:bg-gold forced-colors:group-has-checked:bg-[CanvasText]" />
      </span>
      <span className="text-balance leading-snug">
        {children}
        {note && <span className="block text-note font-normal text-muted">{note}</span>}
      </span>
    </label>
  );
}
