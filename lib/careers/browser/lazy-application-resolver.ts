import type { Resolver } from 'react-hook-form';
import type { ApplicationDraft } from '@/lib/careers/application-draft';

/** Fetched on the first touch of the form, so that the page does not pay for Zod up front. */
export const loadApplicationResolver = () => import('./application-resolver');

/**
 * The schema shared with the server. Where its chunk is gone (a deploy since the page was opened), the form goes on
 * unchecked: the server checks it anyway.
 */
export const lazyApplicationResolver: Resolver<ApplicationDraft> = async (values, context, options) => {
  try {
    const { applicationResolver } = await loadApplicationResolver();
    return applicationResolver(values, context, options);
  } catch {
    return { values, errors: {} };
  }
};
