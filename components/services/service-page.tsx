import { AssessmentOpening } from '@/components/assessments/assessment-opening';
import { InnerPage } from '@/components/layout/inner-page';
import { ButtonLink } from '@/components/ui/button';
import laterAction from '@/components/ui/later-action.module.css';
import { SectionIndex } from '@/components/ui/section-index';
import { bookACall } from '@/content/navigation';
import type { Service } from '@/content/services/service';
import { groupSections, type SectionGroup, SectionRenderer } from './section-registry';
import styles from './service-page.module.css';
import { SpecimenSpread } from './specimens/specimen-spread';

type SectionGroupsProps = { service: Service; groups: readonly SectionGroup[] };

function SectionGroups({ service, groups }: SectionGroupsProps) {
  return groups.map(({ anchor, sections }) => (
    <div key={anchor} id={anchor} className="scroll-mt-8">
      {sections.map((section) => (
        <div key={section.mode ?? section.kind} data-kind={section.kind} data-mode={section.mode}>
          <SectionRenderer service={service} section={section} />
        </div>
      ))}
    </div>
  ));
}

/** The way to act once the hero's has left: in the bar where there is room, else in the row of the index. */
function LaterCall({ className }: { className: string }) {
  return (
    <ButtonLink
      href={bookACall.href}
      variant="line"
      size="small"
      className={`flex-none whitespace-nowrap ${laterAction.later} ${className}`}
      data-cta="service-bar-book-a-call"
    >
      {bookACall.text}
    </ButtonLink>
  );
}

/** The sections of a service page: hero and specimen over the full width, then the others in order beside their index. */
export function SectionList({ service }: { service: Service }) {
  const [hero, ...groups] = groupSections(service.sections);
  if (!hero) return null;
  const entries = [hero, { anchor: 'specimen', label: 'Specimen' }, ...groups];
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.columns}`}>
        <SectionIndex
          entries={entries.map(({ anchor, label }) => ({ anchor, label }))}
          action={<LaterCall className="lg:hidden" />}
        />
        <div>
          <SectionGroups service={service} groups={[hero]} />
        </div>
        <div id="specimen">
          <SpecimenSpread specimen={service.specimen} />
        </div>
        <div className="min-w-0">
          <SectionGroups service={service} groups={groups} />
        </div>
      </div>
    </div>
  );
}

/** A service page, which for whom an assessment led here opens with the answer. It frames itself (decision 0056). */
export function ServicePage({ service }: { service: Service }) {
  return (
    <InnerPage opening={<AssessmentOpening />} action={<LaterCall className="max-lg:hidden" />}>
      <SectionList service={service} />
    </InnerPage>
  );
}
