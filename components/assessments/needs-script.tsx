import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';

/** The loading screen without JavaScript, which only an old bookmark leads to: the forms go straight to the result. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="wrap py-8">
        There is nothing to analyze here without JavaScript.{' '}
        <SiteLink className="text-purple underline" href={paths.smartDecision}>
          Start an assessment
        </SiteLink>
        : its result comes at once.
      </p>
    </noscript>
  );
}
