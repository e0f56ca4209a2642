import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JourneyTracker, useJourney } from './journey';

function Traveler() {
  return Object.keys(useJourney()).length > 0 && 'on the way';
}

test('a journey outside its tracker throws', () => {
  expect(() => renderToString(<Traveler />)).toThrow('useJourney has to be used inside a JourneyTracker.');
});

test('inside its tracker it does not', () => {
  const page = renderToString(
    <JourneyTracker>
      <Traveler />
    </JourneyTracker>,
  );
  expect(page).toBe('on the way');
});
