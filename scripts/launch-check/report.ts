import { readFileSync } from 'node:fs';
import { contentRules } from './content-rules';
import { hostingRules } from './hosting-rules';
import type { Finding, LaunchValues, SourcePlace } from './values';

/** Everything that keeps these values from being a public site, group by group. */
export const launchFindings = (values: LaunchValues): Finding[] =>
  [...contentRules, ...hostingRules].flatMap((rule) => rule(values));

export const countBlocks = (findings: readonly Pick<Finding, 'severity'>[]): number =>
  findings.filter(({ severity }) => severity === 'blocks').length;

/** A finding with the line to open; `null` where the text cannot be found any more. */
export type LocatedFinding = Omit<Finding, 'place'> & { file: string; line: number | null };

function locate({ files, text }: SourcePlace): { file: string; line: number | null } {
  for (const file of files) {
    const index = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: files[0] ?? '', line: null };
}

export const locateFindings = (findings: readonly Finding[]): LocatedFinding[] =>
  findings.map(({ place, ...finding }) => ({ ...finding, ...locate(place) }));

/** "51 points block a public site, 12 more to look at." */
export function summaryLine(findings: readonly Pick<Finding, 'severity'>[]): string {
  const blocks = countBlocks(findings);
  const warns = findings.length - blocks;
  return `${blocks} ${blocks === 1 ? 'point blocks' : 'points block'} a public site, ${warns} more to look at.`;
}

/** The report as text: a heading for each group, and for each finding a line for what it is and one for what to do. */
export function reportLines(findings: readonly LocatedFinding[]): string[] {
  const groups = [...new Set(findings.map(({ group }) => group))];
  const inGroup = (name: string) => findings.filter(({ group }) => group === name);
  return [
    ...groups.flatMap((name) => [
      `${name} (${inGroup(name).length})`,
      ...inGroup(name).flatMap(({ severity, what, file, line, todo }) => [
        `  ${severity}  ${what}`,
        `          ${line === null ? file : `${file}:${line}`}  ${todo}`,
      ]),
      '',
    ]),
    summaryLine(findings),
  ];
}
