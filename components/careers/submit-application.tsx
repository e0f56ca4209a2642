import { careers } from '@/content/careers';
import { submitId } from '@/lib/careers/browser/use-application-form';
import { Button } from '../ui/button';

/** The button, and while the application is under way its spinner and words (part 2, section 4). */
export function SubmitApplication({ isSending }: { isSending: boolean }) {
  return (
    <div className="pt-2">
      <Button id={submitId} type="submit" metal="gold" size="large" disabled={isSending}>
        {isSending && <Spinner />}
        {isSending ? careers.submitting : careers.submit}
      </Button>
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
