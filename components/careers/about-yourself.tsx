import { applicationLimits, careers } from '@/content/careers';
import { Glyph } from '../ui/constellation/glyph';
import { LabelledField } from '../ui/form/labelled-field';
import { TextArea } from '../ui/form/text-field';
import { type FormParts, fieldProps } from './field-props';

const counterId = 'aboutYourself-counter';

/** The text about oneself, with a counter that counts as the rule does: without the spaces around. */
export function AboutYourself({ characters, ...parts }: FormParts & { characters: number }) {
  const props = fieldProps(parts, 'aboutYourself', { hint: true });
  const message = parts.messageOf('aboutYourself');
  const isEnough = characters >= applicationLimits.aboutYourselfMinimum;
  return (
    <LabelledField
      id="aboutYourself"
      label={careers.labels.aboutYourself}
      hint={careers.aboutHint}
      message={message}
    >
      <TextArea
        aria-required
        defaultValue={parts.values?.aboutYourself}
        {...props}
        aria-describedby={`${props['aria-describedby']} ${counterId}`}
      />
      <p
        className={`mt-2 flex items-center gap-2 text-small tabular-nums ${counterColour(isEnough, message)}`}
        id={counterId}
      >
        {careers.counter(characters)}
        {isEnough && <Glyph />}
      </p>
    </LabelledField>
  );
}

function counterColour(isEnough: boolean, message?: string) {
  if (isEnough) return 'text-ink';
  return message ? 'text-error' : 'text-muted';
}
