import { claim } from './claims';

/** The second way on from the demo screen. It stands apart from the others, so that no claim is sent to the browser's code. */
export const demoWaiting = {
  label: claim('recorded-demo').text,
  text: 'Keeps this page open. There is no date for the recording yet.',
} as const;
