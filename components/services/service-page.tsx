import { RecommendationNote } from '@/components/assessments/recommendation-note';
import { InnerPage } from '@/components/layout/inner-page';
import { SectionIndex } from '@/components/ui/section-index';
import type { Service } from '@/content/services/service';
import { groupSections, type SectionGroup, SectionRenderer } from './section-registry';
import styles from './service-page.module.css';

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

/** The sections of a service page: its hero over the full width, then the other sections in order beside their index. */
export function SectionList({ service }: { service: Service }) {
  const groups = groupSections(service.sections);
  return (
    <div className={styles.page}>
      <SectionGroups service={service} groups={groups.slice(0, 1)} />
      <div className="wrap grid gap-index pt-[clamp(1rem,3vw,3rem)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionIndex entries={groups.map(({ anchor, label }) => ({ anchor, label }))} />
        <div className="min-w-0">
          <SectionGroups service={service} groups={groups.slice(1)} />
        </div>
      </div>
    </div>
  );
}

/** A service page, which for whom an assessment led here opens with the reason. It frames itself (decision 0056). */
export function ServicePage({ service }: { service: Service }) {
  return (
    <InnerPage note={<RecommendationNote />}>
      <SectionList service={service} />
    </InnerPage>
  );
}
