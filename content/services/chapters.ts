import type { Section, SectionKind } from './section';

/** Where each kind of section is found on its page: its anchor, and its words in the index. */
export const chapterNames: Readonly<Record<SectionKind, { anchor: string; label: string }>> = {
  hero: { anchor: 'overview', label: 'Overview' },
  'two-way-hero': { anchor: 'overview', label: 'Overview' },
  results: { anchor: 'results', label: 'What we stand behind' },
  statistics: { anchor: 'statistics', label: 'Industry statistics' },
  problems: { anchor: 'problems', label: 'Problems' },
  features: { anchor: 'features', label: 'Features' },
  benefits: { anchor: 'benefits', label: 'Benefits' },
  deliverables: { anchor: 'deliverables', label: 'What you get' },
  platforms: { anchor: 'platforms', label: 'Platforms' },
  comparison: { anchor: 'comparison', label: 'Comparison' },
  compliance: { anchor: 'compliance', label: 'Security' },
  timeline: { anchor: 'timeline', label: 'Timeline' },
  steps: { anchor: 'steps', label: 'Steps' },
  differentiators: { anchor: 'difference', label: 'What sets us apart' },
  faq: { anchor: 'questions', label: 'Questions' },
  closing: { anchor: 'begin', label: 'Begin' },
  'sealed-closing': { anchor: 'begin', label: 'Begin' },
};

/** A stop of the section index. It holds one section, or one for each direction of a service that has two. */
export type Chapter = { anchor: string; label: string; sections: readonly Section[] };

/** The sections of a page as chapters, in order: neighbors of one kind share a chapter. */
export function chaptersOf(sections: readonly Section[]): readonly Chapter[] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === section.kind) last.push(section);
    else groups.push([section]);
  }
  return groups.flatMap((group) =>
    group.slice(0, 1).map(({ kind, chapter }) => {
      const { anchor, label } = chapterNames[kind];
      return { anchor, label: chapter ?? label, sections: group };
    }),
  );
}
