import { claim } from './claims';

/** The second way on from the demo screen. It stands apart from the others, so that no claim is sent to the browser's code. */
export const demoWaiting = {
  label: claim('recorded-demo').text,
  text: 'There is none yet. Once it exists, it is shown on this page.',
} as const;
