import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Closing, closingMarkdown, SealedClosing, sealedClosingMarkdown } from './closing';
import { Comparison, comparisonMarkdown, Differentiators, differentiatorsMarkdown } from './comparisons';
import { Faq, faqMarkdown } from './faq';
import { Hero, heroMarkdown, TwoWayHero, twoWayHeroMarkdown } from './hero';
import {
  Benefits,
  benefitsMarkdown,
  Compliance,
  complianceMarkdown,
  Deliverables,
  deliverablesMarkdown,
  Features,
  featuresMarkdown,
  Platforms,
  Problems,
  platformsMarkdown,
  problemsMarkdown,
} from './item-lists';
import { Results, resultsMarkdown, Statistics, statisticsMarkdown } from './results-and-statistics';
import { Steps, stepsMarkdown, Timeline, timelineMarkdown } from './timeline';

type SectionProps<Kind extends SectionKind> = { service: Service; section: SectionOf<Kind> };

type SectionRow<Kind extends SectionKind> = {
  component: ComponentType<SectionProps<Kind>>;
  /** The section in the page's Markdown twin, as blocks; empty ones are left out. */
  markdown: (section: SectionOf<Kind>) => readonly string[];
  /** Its anchor on the page, and its label in the page's index. */
  anchor: string;
  label: string;
};

/** How each kind of section is drawn, written as Markdown, and called. A kind without its row does not compile. */
const sectionRegistry: Readonly<{ [Kind in SectionKind]: SectionRow<Kind> }> = {
  hero: { component: Hero, markdown: heroMarkdown, anchor: 'overview', label: 'Overview' },
  'two-way-hero': {
    component: TwoWayHero,
    markdown: twoWayHeroMarkdown,
    anchor: 'overview',
    label: 'Overview',
  },
  results: {
    component: Results,
    markdown: resultsMarkdown,
    anchor: 'results',
    label: 'What we stand behind',
  },
  statistics: {
    component: Statistics,
    markdown: statisticsMarkdown,
    anchor: 'statistics',
    label: 'Industry statistics',
  },
  problems: { component: Problems, markdown: problemsMarkdown, anchor: 'problems', label: 'Problems' },
  features: { component: Features, markdown: featuresMarkdown, anchor: 'features', label: 'Features' },
  benefits: { component: Benefits, markdown: benefitsMarkdown, anchor: 'benefits', label: 'Benefits' },
  deliverables: {
    component: Deliverables,
    markdown: deliverablesMarkdown,
    anchor: 'deliverables',
    label: 'What you get',
  },
  platforms: { component: Platforms, markdown: platformsMarkdown, anchor: 'platforms', label: 'Platforms' },
  comparison: {
    component: Comparison,
    markdown: comparisonMarkdown,
    anchor: 'comparison',
    label: 'Comparison',
  },
  compliance: {
    component: Compliance,
    markdown: complianceMarkdown,
    anchor: 'compliance',
    label: 'Security',
  },
  timeline: { component: Timeline, markdown: timelineMarkdown, anchor: 'timeline', label: 'Timeline' },
  steps: { component: Steps, markdown: stepsMarkdown, anchor: 'steps', label: 'Steps' },
  differentiators: {
    component: Differentiators,
    markdown: differentiatorsMarkdown,
    anchor: 'difference',
    label: 'What sets us apart',
  },
  faq: { component: Faq, markdown: faqMarkdown, anchor: 'questions', label: 'Questions' },
  closing: { component: Closing, markdown: closingMarkdown, anchor: 'begin', label: 'Next step' },
  'sealed-closing': {
    component: SealedClosing,
    markdown: sealedClosingMarkdown,
    anchor: 'begin',
    label: 'Next step',
  },
};

/** Renders a section with the component for its kind. */
export function SectionRenderer<Kind extends SectionKind>({ service, section }: SectionProps<Kind>) {
  const { component: Component } = sectionRegistry[section.kind];
  return <Component service={service} section={section} />;
}

/** A section in Markdown. */
export function sectionMarkdown<Kind extends SectionKind>(
  section: SectionOf<Kind> & Section,
): readonly string[] {
  const { markdown }: SectionRow<Kind> = sectionRegistry[section.kind as Kind];
  return markdown(section);
}

/** An entry of the section index. It has one section, or one for each direction of a service that has two. */
export type SectionGroup = { anchor: string; label: string; sections: readonly Section[] };

/** The sections of a page as groups, in order: neighbors of the same kind form one group. */
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
