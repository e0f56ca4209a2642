import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { ExploreOrBeLed } from './explore-or-be-led';

/** The two choices alone, without the lines of welcome (decision 2). */
export function TwoChoicesGate() {
  return (
    <ExploreOrBeLed third={<GoLink href={paths.welcome}>Back to the welcome screen</GoLink>}>
      <h1 className="text-page">What would you like to explore?</h1>
    </ExploreOrBeLed>
  );
}
