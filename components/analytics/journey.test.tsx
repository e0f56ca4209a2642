import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JourneyTracker, useJourney } from './journey';

function Traveller() {
  return Object.keys(useJourney()).length > 0 && 'on the way';
}

test('a journey outside its tracker throws', () => {
  expect(() => renderToString(<Traveller />)).toThrow('useJourney has to be used inside a JourneyTracker.');
});

test('inside its tracker it does not', () => {
  const page = renderToString(
    <JourneyTracker>
      <Traveller />
    </JourneyTracker>,
  );
  expect(page).toBe('on the way');
});
