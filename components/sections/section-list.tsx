import { type Chapter, chaptersOf } from '@/content/services/chapters';
import type { Service } from '@/content/services/service';
import { SectionIndex } from '../ui/section-index';
import styles from './modes.module.css';
import { OneSection } from './one-section';

type ChaptersProps = { service: Service; chapters: readonly Chapter[] };

function Chapters({ service, chapters }: ChaptersProps) {
  return chapters.map(({ anchor, sections }) => (
    <div key={anchor} id={anchor} className="scroll-mt-8">
      {sections.map((section) => (
        <div key={section.mode ?? section.kind} data-kind={section.kind} data-mode={section.mode}>
          <OneSection service={service} section={section} />
        </div>
      ))}
    </div>
  ));
}

/** A service page: its opening over the full width, then the other sections in order beside their index. */
export function SectionList({ service }: { service: Service }) {
  const chapters = chaptersOf(service.sections);
  return (
    <div className={styles.page}>
      <Chapters service={service} chapters={chapters.slice(0, 1)} />
      <div className="wrap grid gap-[clamp(2.5rem,7vw,7rem)] pt-[clamp(1rem,3vw,3rem)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionIndex entries={chapters.map(({ anchor, label }) => ({ anchor, label }))} />
        <div className="min-w-0">
          <Chapters service={service} chapters={chapters.slice(1)} />
        </div>
      </div>
    </div>
  );
}
