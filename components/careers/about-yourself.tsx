import { careers } from '@/content/careers';
import { LabelledField } from '../ui/form/labelled-field';
import { TextArea } from '../ui/form/text-field';
import { type FormParts, fieldProps } from './field-props';

const counterId = 'aboutYourself-counter';

/** The text about oneself, with a counter that counts as the rule does: without the spaces around. */
export function AboutYourself({ characters, ...parts }: FormParts & { characters: number }) {
  const props = fieldProps(parts, 'aboutYourself');
  return (
    <LabelledField
      id="aboutYourself"
      label={careers.labels.aboutYourself}
      message={parts.messageOf('aboutYourself')}
    >
      <TextArea
        aria-required
        defaultValue={parts.values?.aboutYourself}
        {...props}
        aria-describedby={[props['aria-describedby'], counterId].filter(Boolean).join(' ')}
      />
      <p className="mt-2 text-small text-muted tabular-nums" id={counterId}>
        {careers.counter(characters)}
      </p>
    </LabelledField>
  );
}
