import { applicationDraftKey, applicationReloadKey } from './application-draft';

/** A script for a page that React does not take over. Storage that the browser refuses has kept nothing. */
export const forgetApplicationScript = `try {
  for (const name of ${JSON.stringify([applicationDraftKey, applicationReloadKey])}) sessionStorage.removeItem(name);
} catch {}
`;
