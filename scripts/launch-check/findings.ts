import { contentRules } from './content-rules';
import type { Finding } from './finding';
import { hostingRules } from './hosting-rules';
import type { LaunchValues } from './values';

/** Everything that stands between these values and a public site, group by group. */
export const launchFindings = (values: LaunchValues): Finding[] =>
  [...contentRules, ...hostingRules].flatMap((rule) => rule(values));

export const countBlocks = (findings: readonly Pick<Finding, 'severity'>[]): number =>
  findings.filter(({ severity }) => severity === 'blocks').length;
