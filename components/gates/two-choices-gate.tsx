import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { ExploreOrBeLed } from './explore-or-be-led';

/** The two choices alone, without the lines of welcome (decision 2). */
export function TwoChoicesGate() {
  const back = (
    <GoLink href={paths.welcome} direction="back">
      Back to the welcome screen
    </GoLink>
  );
  return (
    <ExploreOrBeLed third={back}>
      <h1 className="text-page sm:mb-14">What would you like to explore?</h1>
    </ExploreOrBeLed>
  );
}
