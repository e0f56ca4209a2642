import type { UseFormRegisterReturn } from 'react-hook-form';
import type { OptionsQuestion, Question, TextQuestion } from '@/content/assessments/question';
import { describedBy } from '../ui/form/descriptions';
import { Option, OptionGrid } from '../ui/form/option';
import { Question as QuestionBlock, QuestionGroup } from '../ui/form/question';
import { TextArea, TextField } from '../ui/form/text-field';

type FieldProps<Asked> = {
  question: Asked;
  input: UseFormRegisterReturn;
  /** What the server gave back after a post without JavaScript. */
  initial?: string;
  message?: string;
};

/** One question with the kind of answer it takes; its field's id is the answer's name. */
export function QuestionField({ question, ...rest }: FieldProps<Question>) {
  return question.kind === 'options' ? (
    <Choice question={question} {...rest} />
  ) : (
    <Words question={question} {...rest} />
  );
}

function Words({ question, input, initial, message }: FieldProps<TextQuestion>) {
  const { field, kind, label, hint } = question;
  const props = {
    id: field,
    defaultValue: initial,
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy(field, { hint: hint !== undefined, message: message !== undefined }),
    ...input,
  };
  return (
    <QuestionBlock id={field} label={label} hint={hint} message={message}>
      {kind === 'textarea' ? (
        <TextArea {...props} />
      ) : (
        <TextField {...props} className="max-w-88" autoComplete="given-name" />
      )}
    </QuestionBlock>
  );
}

function Choice({ question, input, initial, message }: FieldProps<OptionsQuestion<string>>) {
  const { field, label, hint, options } = question;
  return (
    <QuestionGroup id={field} label={label} hint={hint} message={message}>
      <OptionGrid>
        {options.map(({ value, note }, index) => (
          <Option
            key={value}
            id={index === 0 ? field : undefined}
            value={value}
            note={note}
            defaultChecked={initial === value}
            {...input}
          >
            {value}
          </Option>
        ))}
      </OptionGrid>
    </QuestionGroup>
  );
}
