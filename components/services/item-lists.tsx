import { LineIcon } from '@/components/ui/line-icon';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import type {
  BenefitsSection,
  ComplianceSection,
  DeliverablesSection,
  FeaturesSection,
  PlatformsSection,
  ProblemsSection,
} from '@/content/services/section';
import { SectionFrame, TermList } from './section-frame';

/** What goes wrong on the left, what it costs on the right. */
export function Problems({ section: { title, items } }: { section: ProblemsSection }) {
  return (
    <SectionFrame title={title}>
      <ul className="border-line-strong border-t">
        {items.map((problem) => (
          <li
            key={problem.title}
            className="grid gap-x-12 gap-y-4 border-line py-6 pb-8 not-first:border-t sm:grid-cols-2"
          >
            <div>
              <h3 className="text-title">{problem.title}</h3>
              <p className="mt-2 text-muted">{problem.description}</p>
            </div>
            <TermList className="sm:pt-1.5" items={[['Business impact', problem.impact]]} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Spotlights: one ability at a time, with a case it is for and what comes of it. */
export function Features({ section: { title, items } }: { section: FeaturesSection }) {
  return (
    <SectionFrame title={title}>
      <ul className="border-line-strong border-t">
        {items.map((feature) => (
          <li
            key={feature.title}
            className="grid items-start gap-x-12 gap-y-6 border-line py-8 not-first:border-t sm:grid-cols-2"
          >
            <div>
              <h3 className="text-heading leading-display">{feature.title}</h3>
              <p className="mt-4 text-muted">{feature.description}</p>
            </div>
            <TermList
              className="grid gap-5 sm:pt-2"
              items={[
                ['Use case', feature.useCase],
                ['Outcome', feature.outcome],
              ]}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Benefits in two columns of hairlines; a star marks the figure, or the place to look. */
export function Benefits({ section: { title, items } }: { section: BenefitsSection }) {
  return (
    <SectionFrame title={title}>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {items.map(({ icon, ...benefit }) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[--spacing(10)_minmax(0,1fr)] content-start border-line-strong border-t pt-6 pb-9"
          >
            <LineIcon className="mt-1.5 text-link" name={icon} />
            <div>
              <h3 className="text-title">{benefit.title}</h3>
              <p className="mt-2 text-muted">{benefit.description}</p>
              <p className="mt-4 flex items-baseline gap-2.5 font-link text-small">
                <StarIcon className="translate-y-0.5" />
                {benefit.metric}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

type Deliverable = DeliverablesSection['items'][number];

function DeliverableItem({ title, description, benefits, outcome }: Deliverable) {
  return (
    <li className="grid gap-x-12 gap-y-4 border-line py-6 pb-9 not-first:border-t sm:grid-cols-2">
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="mt-2 text-muted">{description}</p>
      </div>
      <div className="sm:pt-1.5">
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
        <TermList className="mt-4" items={[['Outcome', outcome]]} />
      </div>
    </li>
  );
}

/** What is handed over: each piece with its parts and what it leaves you with. */
export function Deliverables({ section: { title, items } }: { section: DeliverablesSection }) {
  return (
    <SectionFrame title={title}>
      <ul className="border-line-strong border-t">
        {items.map((item) => (
          <DeliverableItem key={item.title} {...item} />
        ))}
      </ul>
    </SectionFrame>
  );
}

const stepClass =
  'relative grid gap-x-8 pb-6 pl-8 last:pb-0 before:absolute before:top-3.5 before:-left-[0.3125rem] before:size-2.5 before:rounded-full before:bg-star before:ring-6 before:ring-ground sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline';

/** Platforms as stars on one line: a name in display type, and what is done there. */
export function Platforms({ section: { title, lead, items, note } }: { section: PlatformsSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <ul className="ml-1.5 border-link border-l">
        {items.map(({ name, use }) => (
          <li key={name} className={stepClass}>
            <h3 className="text-title">{name}</h3>
            <p className="text-muted">{use}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-muted text-note">{note}</p>
    </SectionFrame>
  );
}

/** What is done to stay within the law, as plain statements in one frame. */
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
