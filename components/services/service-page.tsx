import { RecommendationNote } from '@/components/assessments/recommendation-note';
import { InnerPage } from '@/components/layout/inner-page';
import { SectionIndex } from '@/components/ui/section-index';
import { groupSections, type SectionGroup } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { SectionRenderer } from './section-renderer';
import styles from './service-page.module.css';

type SectionGroupsProps = { service: Service; chapters: readonly SectionGroup[] };

function SectionGroups({ service, chapters }: SectionGroupsProps) {
  return chapters.map(({ anchor, sections }) => (
    <div key={anchor} id={anchor} className="scroll-mt-8">
      {sections.map((section) => (
        <div key={section.mode ?? section.kind} data-kind={section.kind} data-mode={section.mode}>
          <SectionRenderer service={service} section={section} />
        </div>
      ))}
    </div>
  ));
}

/** A service page: its opening over the full width, then the other sections in order beside their index. */
export function SectionList({ service }: { service: Service }) {
  const chapters = groupSections(service.sections);
  return (
    <div className={styles.page}>
      <SectionGroups service={service} chapters={chapters.slice(0, 1)} />
      <div className="wrap grid gap-[clamp(2.5rem,7vw,7rem)] pt-[clamp(1rem,3vw,3rem)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionIndex entries={chapters.map(({ anchor, label }) => ({ anchor, label }))} />
        <div className="min-w-0">
          <SectionGroups service={service} chapters={chapters.slice(1)} />
        </div>
      </div>
    </div>
  );
}

/** A service page; for whom an assessment led here, it opens with the reason. */
export function ServicePage({ service }: { service: Service }) {
  return (
    <InnerPage note={<RecommendationNote />}>
      <SectionList service={service} />
    </InnerPage>
  );
}
