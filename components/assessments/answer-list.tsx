import { assessments, isOffered, type SentAnswers } from '@/content/assessments/questions';

/**
 * The visitor's own answers, in order; only the style sheet shortens a long text. If the form was opened before an
 * option got another name, the list says so, because the result may depend on it (decision 0111).
 */
export function AnswerList({ answers }: { answers: SentAnswers }) {
  const given: Partial<Record<string, string>> = answers;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {assessments[answers.assessmentType].questions.map((question) => (
        <div key={question.field} className="flex min-w-0 max-w-full gap-2">
          <dt className="text-muted">{question.shortLabel}</dt>
          <dd
            className="line-clamp-2 min-w-0 max-w-[48ch] wrap-anywhere font-link print:line-clamp-none"
            dir="auto"
          >
            {given[question.field]}
            {given[question.field] && !isOffered(question, given[question.field]) && ' (no longer an option)'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
