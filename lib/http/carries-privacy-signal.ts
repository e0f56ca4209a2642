import type { HeaderReader } from './header-reader';

/** Whether the visitor's browser sends Global Privacy Control with its requests (decision 15). */
export const carriesPrivacySignal = (headers: HeaderReader): boolean => headers.get('sec-gpc') === '1';
