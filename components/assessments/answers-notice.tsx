import { SiteLink } from '@/components/ui/site-link';
import { answersNotice } from '@/content/assessments/questions';
import { paths } from '@/lib/paths';

/**
 * Below TRANSCEND: what the answers are for, and, without JavaScript, what the answer will be short of (decision 0278).
 * The server renders it, so that the forms' scripts do not hold its words.
 */
export function AnswersNotice() {
  return (
    <>
      <p className="hidden text-small noscript:block">{answersNotice.withoutScripts}</p>
      <p className="text-small text-muted">
        {answersNotice.text}{' '}
        <SiteLink className="prose-link" href={paths.privacy}>
          {answersNotice.policy}
        </SiteLink>
      </p>
    </>
  );
}
