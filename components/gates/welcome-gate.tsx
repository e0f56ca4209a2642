import { site } from '@/content/site';
import { BrowseWorkflows, ExploreOrBeLed } from './explore-or-be-led';

/** "Which AI Fits Me?": three lines of welcome and the two choices (part 1, section 2). */
export function WelcomeGate() {
  return (
    <ExploreOrBeLed third={<BrowseWorkflows />}>
      <h1 className="text-page">Welcome to {site.name}.</h1>
      <p className="mt-3 mb-10 text-lead lg:mb-12 text-muted">
        This AI company is the future brought to the present.
      </p>
      <p className="max-w-none font-display text-section text-balance sm:mb-8">
        What would you like to explore?
      </p>
    </ExploreOrBeLed>
  );
}
