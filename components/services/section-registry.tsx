import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Closing, SealedClosing } from './closing';
import { Comparison, Differentiators } from './comparisons';
import { Faq } from './faq';
import { Hero, TwoWayHero } from './hero';
import { Benefits, Compliance, Deliverables, Features, Platforms, Problems } from './item-lists';
import { Results, Statistics } from './results-and-statistics';
import { Steps, Timeline } from './timeline';

type SectionProps<Kind extends SectionKind> = { service: Service; section: SectionOf<Kind> };

type SectionRow<Kind extends SectionKind> = {
  component: ComponentType<SectionProps<Kind>>;
  /** Where it is found on its page, and its words in the index there. */
  anchor: string;
  label: string;
};

/** What each kind of section is drawn by and called. A kind without its row does not compile. */
const sectionRegistry: Readonly<{ [Kind in SectionKind]: SectionRow<Kind> }> = {
  hero: { component: Hero, anchor: 'overview', label: 'Overview' },
  'two-way-hero': { component: TwoWayHero, anchor: 'overview', label: 'Overview' },
  results: { component: Results, anchor: 'results', label: 'What we stand behind' },
  statistics: { component: Statistics, anchor: 'statistics', label: 'Industry statistics' },
  problems: { component: Problems, anchor: 'problems', label: 'Problems' },
  features: { component: Features, anchor: 'features', label: 'Features' },
  benefits: { component: Benefits, anchor: 'benefits', label: 'Benefits' },
  deliverables: { component: Deliverables, anchor: 'deliverables', label: 'What you get' },
  platforms: { component: Platforms, anchor: 'platforms', label: 'Platforms' },
  comparison: { component: Comparison, anchor: 'comparison', label: 'Comparison' },
  compliance: { component: Compliance, anchor: 'compliance', label: 'Security' },
  timeline: { component: Timeline, anchor: 'timeline', label: 'Timeline' },
  steps: { component: Steps, anchor: 'steps', label: 'Steps' },
  differentiators: { component: Differentiators, anchor: 'difference', label: 'What sets us apart' },
  faq: { component: Faq, anchor: 'questions', label: 'Questions' },
  closing: { component: Closing, anchor: 'begin', label: 'Next step' },
  'sealed-closing': { component: SealedClosing, anchor: 'begin', label: 'Next step' },
};

/** A section by the component of its kind. */
export function SectionRenderer<Kind extends SectionKind>({ service, section }: SectionProps<Kind>) {
  const { component: Component } = sectionRegistry[section.kind];
  return <Component service={service} section={section} />;
}

/** A stop of the section index. It holds one section, or one for each direction of a service that has two. */
export type SectionGroup = { anchor: string; label: string; sections: readonly Section[] };

/** The sections of a page as groups, in order: neighbors of one kind share a group. */
export function groupSections(sections: readonly Section[]): readonly SectionGroup[] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === section.kind) last.push(section);
    else groups.push([section]);
  }
  return groups.flatMap((group) =>
    group.slice(0, 1).map(({ kind, indexLabel }) => {
      const { anchor, label } = sectionRegistry[kind];
      return { anchor, label: indexLabel ?? label, sections: group };
    }),
  );
}
