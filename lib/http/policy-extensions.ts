import type { SitePath } from '@/lib/paths';
import type { PolicySources } from './content-security-policy';

/** The pages that need more than the strict policy, and what: the one place where it is loosened, page by page. */
export const policyExtensions: Partial<Record<SitePath, PolicySources>> = {};
