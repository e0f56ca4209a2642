import { carriesPrivacySignal } from '@/lib/http/carries-privacy-signal';
import type { HeaderReader } from '@/lib/http/header-reader';

/** The session what a visitor submits is stored with: none under a privacy signal, whatever the page sent (decision 15). */
export const linkedSession = (sessionId: string | null, headers: HeaderReader): string | null =>
  carriesPrivacySignal(headers) ? null : sessionId;
