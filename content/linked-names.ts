import { paths, type SitePath } from '@/lib/paths';
import { servicePages } from './services';
import { workflows } from './workflows';

/** Names that lead to their page wherever a sentence mentions them, as they are written there. */
const pathByName: ReadonlyMap<string, SitePath> = new Map<string, SitePath>([
  ...servicePages.map(({ name, path }): [string, SitePath] => [name, path]),
  ...workflows.map(({ title, path }): [string, SitePath] => [title, path]),
  ['About us', paths.about],
  ['Accessibility', paths.accessibility],
  ['Apply Now', paths.hiring],
  ['Backend Automation Assessment', paths.backendForm],
  ['Income Automation Assessment', paths.incomeForm],
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Which AI Fits Me?', paths.welcome],
]);

const escaped = (name: string) => name.replace(/[+?.]/g, '\\$&');
const longestFirst = [...pathByName.keys()].sort((one, other) => other.length - one.length);
const anyName = new RegExp(`(${longestFirst.map(escaped).join('|')})`);

export type TextPart = { text: string; href?: SitePath };

/** A sentence in parts: the first mention of another page carries its address, and a page does not lead to itself (decision 0076). */
export function linkNames(sentence: string, here?: SitePath): readonly TextPart[] {
  const linked = new Set([here]);
  return sentence
    .split(anyName)
    .filter((text) => text !== '')
    .map((text) => {
      const href = pathByName.get(text);
      if (!href || linked.has(href)) return { text };
      linked.add(href);
      return { text, href };
    });
}
