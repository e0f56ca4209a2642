import { claim } from './claims';

/** The second way on from the demo screen. It stands apart from the others, so that no claim is sent to the browser's code. */
export const demoWaiting = {
  label: claim('recorded-demo').text,
  text: 'Stops the clock. Once there is a recording, it is shown here.',
} as const;
