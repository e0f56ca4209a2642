import { EvidenceNotes } from '@/components/claims/claim-links';
import { LinkedText } from '@/components/ui/linked-text';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { StarGlyph } from '@/components/ui/star-glyph';
import { measuredClaimsIn } from '@/content/claims';
import { constellations } from '@/content/constellations';
import {
  type BenefitsSection,
  type ComplianceSection,
  type DeliverablesSection,
  type FeaturesSection,
  opensWithUnpublished,
  type PlatformsSection,
  type ProblemsSection,
} from '@/content/services/section';
import { plateTier, type Service } from '@/content/services/service';
import { evidenceLines, markdownBullets, markdownHeading, markdownLabeled } from '@/lib/seo/markdown-blocks';
import { LedgerRow, SectionFrame, TermList } from './section-frame';
import specimenList from './specimen-list.module.css';

/** The labels before a part of an item, on the page and in its Markdown. */
const labels = { impact: 'Business impact', useCase: 'Use case', outcome: 'Outcome' } as const;

/** The class that styles a list in the manner of what the service makes. */
const specimenListClass = ({ specimen }: Service) => specimenList[specimen.kind] ?? '';

/** What goes wrong on the left, what it costs on the right. */
export function Problems({ section: { title, items } }: { section: ProblemsSection }) {
  return (
    <SectionFrame title={title}>
      <ul className="border-line-strong border-t">
        {items.map((problem, index) => (
          <LedgerRow key={problem.title} title={problem.title}>
            <p className="text-muted">{problem.description}</p>
            <TermList names={index === 0 ? 'shown' : 'repeated'} items={[[labels.impact, problem.impact]]} />
          </LedgerRow>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const problemsMarkdown = ({ title, items }: ProblemsSection): string[] => [
  markdownHeading(2, title),
  ...items.flatMap((item) => [
    markdownHeading(3, item.title),
    item.description,
    markdownLabeled(labels.impact, item.impact),
  ]),
];

/** In a week's list the days are side by side, so the names keep their room to align what is below them. */
const namesAfterFirst = ({ specimen }: Service) => (specimen.kind === 'week' ? 'room kept' : 'repeated');

/** One ability at a time, with a case for it and what comes of it. */
export function Features({
  service,
  section: { title, items },
}: {
  service: Service;
  section: FeaturesSection;
}) {
  return (
    <SectionFrame
      title={title}
      figure={
        <StarChart
          className="w-24 flex-none max-sm:hidden"
          figure={constellations[service.slug]}
          size="icon"
          tier={plateTier(service.slug)}
        />
      }
    >
      <ul className={`border-line-strong border-t ${specimenListClass(service)}`}>
        {items.map((feature, index) => (
          <LedgerRow key={feature.title} title={feature.title} size="text-heading leading-display">
            <p className="text-muted">{feature.description}</p>
            <TermList
              className="grid gap-x-8 gap-y-3 sm:grid-cols-2"
              names={index === 0 ? 'shown' : namesAfterFirst(service)}
              items={[
                [labels.useCase, feature.useCase],
                [labels.outcome, feature.outcome],
              ]}
            />
          </LedgerRow>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const featuresMarkdown = ({ title, items }: FeaturesSection): string[] => [
  markdownHeading(2, title),
  ...items.flatMap(({ title: name, description, useCase, outcome }) => [
    markdownHeading(3, name),
    description,
    markdownBullets([markdownLabeled(labels.useCase, useCase), markdownLabeled(labels.outcome, outcome)]),
  ]),
];

/** Benefits in two columns with hairlines; a star marks the figure, or where to look for it. */
export function Benefits({
  service,
  section: { title, items },
}: {
  service: Service;
  section: BenefitsSection;
}) {
  const isSaidAbove = opensWithUnpublished(service.sections);
  return (
    <SectionFrame title={title}>
      <ul className={`grid gap-x-12 sm:grid-cols-2 ${specimenListClass(service)}`}>
        {items.map(({ icon, ...benefit }) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[--spacing(10)_minmax(0,1fr)] content-start border-line-strong border-t pt-6 pb-9"
          >
            <StarGlyph className="mt-1" name={icon} />
            <div>
              <h3 className="text-title">{benefit.title}</h3>
              <p className="mt-2 text-muted">
                <LinkedText>{benefit.description}</LinkedText>
              </p>
              <p className="mt-4 flex items-baseline gap-2.5 font-link text-small">
                <StarIcon className="translate-y-0.5" />
                {benefit.metric}
              </p>
              <EvidenceNotes
                className="mt-2"
                claims={measuredClaimsIn(benefit.metric)}
                isSaidAbove={isSaidAbove}
              />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const benefitsMarkdown = ({ title, items }: BenefitsSection): string[] => [
  markdownHeading(2, title),
  ...items.flatMap(({ title: name, description, metric }) => [
    markdownHeading(3, name),
    description,
    metric,
    ...evidenceLines(measuredClaimsIn(metric)),
  ]),
];

type Deliverable = DeliverablesSection['items'][number];

function DeliverableItem({
  title,
  description,
  benefits,
  outcome,
  isFirst,
  isSaidAbove,
}: Deliverable & { isFirst: boolean; isSaidAbove: boolean }) {
  return (
    <LedgerRow title={title}>
      <p className="text-muted">{description}</p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <ul className="text-small">
          {benefits.map((benefit) => (
            <li
              key={benefit}
              className="relative py-1 pl-6 before:absolute before:top-[1.05em] before:left-0 before:h-px before:w-3 before:bg-gold-mark"
            >
              {benefit}
            </li>
          ))}
        </ul>
        <TermList names={isFirst ? 'shown' : 'repeated'} items={[[labels.outcome, outcome]]} />
        <EvidenceNotes
          className="sm:col-span-2"
          claims={measuredClaimsIn(benefits.join('\n'))}
          isSaidAbove={isSaidAbove}
        />
      </div>
    </LedgerRow>
  );
}

/** What is handed over: each piece with its parts, and what it achieves. */
export function Deliverables({
  service,
  section: { title, items },
}: {
  service: Service;
  section: DeliverablesSection;
}) {
  const isSaidAbove = opensWithUnpublished(service.sections);
  return (
    <SectionFrame title={title}>
      <ul className={`border-line-strong border-t ${specimenListClass(service)}`}>
        {items.map((item, index) => (
          <DeliverableItem key={item.title} {...item} isFirst={index === 0} isSaidAbove={isSaidAbove} />
        ))}
      </ul>
    </SectionFrame>
  );
}

export const deliverablesMarkdown = ({ title, items }: DeliverablesSection): string[] => [
  markdownHeading(2, title),
  ...items.flatMap(({ title: name, description, benefits, outcome }) => [
    markdownHeading(3, name),
    description,
    markdownBullets([...benefits, markdownLabeled(labels.outcome, outcome)]),
    ...evidenceLines(measuredClaimsIn(benefits.join('\n'))),
  ]),
];

const platformRow =
  'relative grid gap-x-8 pb-6 pl-8 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline';
const starOnLine =
  'before:absolute before:top-3.5 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:bg-star before:ring-6 before:ring-ground';

/** Platforms as stars on one line: a name in display type, and what is done there. */
export function Platforms({
  service,
  section: { title, lead, items, note },
}: {
  service: Service;
  section: PlatformsSection;
}) {
  return (
    <SectionFrame title={title} lead={lead}>
      <ul className={`ml-1.5 border-link border-l ${specimenListClass(service)} ${specimenList.hung}`}>
        {items.map(({ name, use }) => (
          <li key={name} className={`${platformRow} ${starOnLine}`}>
            <h3 className="text-title">{name}</h3>
            <p className="text-muted">{use}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-muted text-note">{note}</p>
    </SectionFrame>
  );
}

export const platformsMarkdown = ({ title, lead, items, note }: PlatformsSection): string[] => [
  markdownHeading(2, title),
  lead,
  markdownBullets(items.map(({ name, use }) => markdownLabeled(name, use))),
  note,
];

/** What is done to comply with the law, as plain statements in one frame. */
export function Compliance({ section: { title, lead, items } }: { section: ComplianceSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <dl className="plate grid gap-x-12 gap-y-7 p-7 sm:grid-cols-2 sm:p-10">
        {items.map((item) => (
          <div key={item.title}>
            <dt className="font-label">{item.title}</dt>
            <dd className="mt-1 text-muted text-small">{item.description}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

export const complianceMarkdown = ({ title, lead, items }: ComplianceSection): string[] => [
  markdownHeading(2, title),
  lead,
  markdownBullets(items.map((item) => markdownLabeled(item.title, item.description))),
];
