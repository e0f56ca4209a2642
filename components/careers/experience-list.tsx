import { Button } from '@/components/ui/button';
import { FieldMessage, TextArea, TextField } from '@/components/ui/form/field';
import { CloseIcon } from '@/components/ui/icons';
import { careers, type ExperienceFieldName, experienceFieldNames } from '@/content/careers';
import type { ExperienceDraft } from '@/lib/careers/application-draft';
import type { ExperienceListState } from '@/lib/careers/browser/use-application-form';
import { type ApplicationFieldsProps, fieldAttributes } from './application-fields';
import { FieldGrid, LabeledField } from './labeled-field';

const { experience } = careers;

type ExperienceListProps = Pick<ApplicationFieldsProps, 'messageOf'> & {
  list: ExperienceListState;
  /** Id of the field or button to continue with, on a page that the server has just rendered after a change. */
  firstFocus?: string;
};

/** Professional experience, as many entries as the visitor adds. Without JavaScript the buttons submit to the server. */
export function ExperienceList({ list, firstFocus, messageOf }: ExperienceListProps) {
  const { experiences, isFull, addId, notice, change } = list;
  const message = messageOf('experiences');
  return (
    <section className="mt-12 mb-8" id="experiences" tabIndex={-1} aria-labelledby="experiences-title">
      <h2 className="text-title" id="experiences-title">
        {experience.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">{experience.hint}</p>
      {message && <FieldMessage id="experiences-message">{message}</FieldMessage>}
      {experiences.map((entry, index) => (
        <ExperienceFields
          key={entry.id}
          entry={entry}
          index={index}
          firstFocus={firstFocus}
          onChange={change}
          messageOf={messageOf}
        />
      ))}
      <Button
        id={addId}
        {...autoFocusIf(addId === firstFocus)}
        variant="line"
        type="submit"
        name="change"
        value="add"
        disabled={isFull}
        onClick={(event) => {
          event.preventDefault();
          change('add');
        }}
      >
        {experiences.length === 0 ? experience.add : experience.addAnother}
      </Button>
      {isFull && <p className="mt-2 text-small text-muted">{experience.full}</p>}
      {/* Only announced: whoever sees the page sees the new block, with focus inside it. */}
      <p className="sr-only" role="status">
        {/* A new element at each change, because a repeated text would not be announced again. */}
        <span key={experiences.length}>{notice}</span>
      </p>
    </section>
  );
}

type FieldLayouts = Record<ExperienceFieldName, { hint?: string; isWide?: boolean }>;

const fieldLayouts: FieldLayouts = {
  company: {},
  position: {},
  duration: { hint: experience.hints.duration, isWide: true },
  description: { hint: experience.hints.description, isWide: true },
};

type ExperienceFieldsProps = Pick<ExperienceListProps, 'messageOf' | 'firstFocus'> & {
  entry: ExperienceDraft;
  index: number;
  onChange: (change: string) => void;
};

/** One experience; each of its fields is optional. */
function ExperienceFields({ entry, index, firstFocus, messageOf, onChange }: ExperienceFieldsProps) {
  return (
    <fieldset className="mb-4 min-w-0 rounded-control border border-line-strong px-6 pt-2">
      {/* Floated, because the browser would otherwise draw the legend into the fieldset's upper border. */}
      <legend className="float-left text-small leading-11 text-muted">{experience.legend(index + 1)}</legend>
      <RemoveExperience index={index} onChange={onChange} />
      <input type="hidden" name={`experiences.${index}.id`} defaultValue={entry.id} />
      <div className="clear-both pt-2">
        <FieldGrid>
          {experienceFieldNames.map((field) => {
            const id = `experiences.${index}.${field}`;
            const { hint, isWide } = fieldLayouts[field];
            const Field = field === 'description' ? TextArea : TextField;
            return (
              <LabeledField
                key={field}
                id={id}
                label={experience.labels[field]}
                hint={hint}
                message={messageOf(id)}
                className={isWide ? 'sm:col-span-2' : ''}
              >
                <Field
                  defaultValue={entry[field]}
                  {...autoFocusIf(id === firstFocus)}
                  {...fieldAttributes({ messageOf }, id, { hint: hint !== undefined })}
                />
              </LabeledField>
            );
          })}
        </FieldGrid>
      </div>
    </fieldset>
  );
}

// Without JavaScript, a page that has changed in the middle would start at its top again.
const autoFocusIf = (isHere: boolean) => (isHere ? { autoFocus: true } : {});

/** In the row of the experience's title, far from the button that adds one. Without JavaScript it submits to the server. */
function RemoveExperience({ index, onChange }: Pick<ExperienceFieldsProps, 'index' | 'onChange'>) {
  const change = `remove:${index}`;
  return (
    <button
      type="submit"
      name="change"
      value={change}
      className="float-right -mr-2 flex min-h-11 items-center gap-2 px-2 text-small underline underline-offset-4 hover:no-underline"
      onClick={(event) => {
        event.preventDefault();
        // The next experience moves under the pointer, so a double click counts once. For keyboard or voice `detail`
        // is 0 or 1.
        if (event.detail < 2) onChange(change);
      }}
    >
      <CloseIcon />
      <span>
        {experience.remove}
        <span className="sr-only">{` ${experience.legend(index + 1)}`}</span>
      </span>
    </button>
  );
}
