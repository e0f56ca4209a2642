import { careers } from '@/content/careers';
import { submitId } from '@/lib/careers/browser/use-application-form';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { SiteLink } from '../ui/site-link';

/** The button, while the application is under way its spinner and words (part 2, section 4), and what the data is for. */
export function SubmitApplication({ isSending }: { isSending: boolean }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 pt-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Button id={submitId} type="submit" metal="gold" size="large" disabled={isSending}>
        {isSending && <Spinner />}
        {isSending ? careers.submitting : careers.submit}
      </Button>
      <p className="text-small text-balance text-muted">
        {careers.purpose}{' '}
        <SiteLink className="prose-link" href={paths.privacy}>
          {careers.policy}
        </SiteLink>
      </p>
      <p className="sr-only" role="status">
        {isSending && careers.submitting}
      </p>
    </div>
  );
}

function Spinner() {
  return (
    <svg
      className="size-4.5 animate-spin motion-reduce:animate-none"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M9 1.75a7.25 7.25 0 1 1-7.25 7.25" strokeLinecap="round" />
    </svg>
  );
}
