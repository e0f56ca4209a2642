import { careers } from '@/content/careers';
import { useExperiences } from '@/lib/careers/browser/use-experiences';
import { Button } from '../ui/button';
import { FieldMessage } from '../ui/form/field-message';
import { ExperienceFields } from './experience-fields';
import type { FormParts } from './field-props';

const { title, hint, add, addAnother, full } = careers.experience;

type ExperienceListProps = FormParts & {
  /** The change made without JavaScript: what to say of it, and the field to go on with. */
  given?: { notice: string; focus: string };
};

/** Professional experience, as many entries as the visitor adds. Without JavaScript the buttons ask the server. */
export function ExperienceList({ given, ...parts }: ExperienceListProps) {
  const { fields, addId, isFull, notice, add: addEntry, removeAt } = useExperiences(parts.form.control);
  const message = parts.messageOf('experiences');
  return (
    <section className="mt-12 mb-8" id="experiences" tabIndex={-1} aria-labelledby="experiences-title">
      <h2 className="text-title" id="experiences-title">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">{hint}</p>
      {message && <FieldMessage id="experiences-message">{message}</FieldMessage>}
      {fields.map((entry, index) => (
        <ExperienceFields
          key={entry.key}
          entry={entry}
          index={index}
          isFirst={given?.focus === `experiences.${index}.company`}
          onRemove={() => removeAt(index)}
          {...parts}
        />
      ))}
      <Button
        id={addId}
        metal="line"
        type="submit"
        name="change"
        value="add"
        disabled={isFull}
        onClick={(event) => {
          event.preventDefault();
          addEntry();
        }}
      >
        {fields.length === 0 ? add : addAnother}
      </Button>
      {isFull && <p className="mt-2 text-small text-muted">{full}</p>}
      {/* Who sees the page sees the new block, with the focus in it. */}
      <p className="sr-only" role="status">
        {notice ?? given?.notice}
      </p>
    </section>
  );
}
