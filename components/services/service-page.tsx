import { AssessmentOpening } from '@/components/assessments/assessment-opening';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import { InnerPage } from '@/components/layout/inner-page';
import { ButtonLink } from '@/components/ui/button';
import { HeldQuestion } from '@/components/ui/held-question';
import laterAction from '@/components/ui/later-action.module.css';
import printBreaks from '@/components/ui/print-breaks.module.css';
import { RelatedPages } from '@/components/ui/related-pages';
import { SectionIndex } from '@/components/ui/section-index';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenWords, withUnbrokenPlus } from '@/components/ui/unbroken-words';
import { countInWords, serviceCount } from '@/content/counts';
import { bookACall } from '@/content/navigation';
import { relatedHeading, relatedLabel, relatedTo } from '@/content/related-pages';
import { apartFromClosing, serviceModes } from '@/content/services/section';
import { type Service, specimensOf } from '@/content/services/service';
import { paths } from '@/lib/paths';
import frame from './section-frame.module.css';
import { groupSections, type SectionGroup, SectionRenderer } from './section-registry';
import styles from './service-page.module.css';
import { SpecimenSpread } from './specimens/specimen-spread';

type SectionGroupsProps = { service: Service; groups: readonly SectionGroup[] };

function SectionGroups({ service, groups }: SectionGroupsProps) {
  return groups.map(({ anchor, sections }) => (
    <div key={anchor} id={anchor} className={`lg:scroll-mt-8 ${frame.part}`}>
      {sections.map((section) => (
        <div
          key={section.mode ?? section.kind}
          data-hero={section.kind === 'hero' || undefined}
          data-mode={section.mode}
        >
          <SectionRenderer service={service} section={section} />
        </div>
      ))}
    </div>
  ));
}

/** The way to act once the hero's has scrolled away: in the header if there is room, else in the row of the index. */
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

const specimenAnchor = 'specimen';

/** What the service makes; for one that works in two directions, what it makes in the chosen one. */
function Specimens(service: Service) {
  const specimens = specimensOf(service);
  return (
    <div id={specimenAnchor}>
      {specimens.map((specimen, index) => (
        <div key={specimen.title} data-mode={specimens.length > 1 ? serviceModes[index] : undefined}>
          <SpecimenSpread specimen={specimen} />
        </div>
      ))}
    </div>
  );
}

const relatedAnchor = 'goes-with';
const allServices = `All ${countInWords(serviceCount)} services`;

/** What else is useful to a buyer of this service, and the way to all services. */
function Related({ service: { slug, name } }: { service: Service }) {
  return (
    <section id={relatedAnchor} className={`${frame.plain} lg:scroll-mt-8`}>
      <h2 className="max-w-[12.44em] text-section print:break-after-avoid">
        <UnbrokenWords>{withUnbrokenPlus(relatedHeading(name))}</UnbrokenWords>
      </h2>
      <RelatedPages pages={relatedTo(slug)}>
        <li>
          <SiteLink href={paths.services} data-cta="service-all-services">
            {allServices}
          </SiteLink>
        </li>
      </RelatedPages>
    </section>
  );
}

/** The sections of a service page: hero and specimen across the full width, then the others in order, beside their index. */
export function SectionList({ service }: { service: Service }) {
  const sections = apartFromClosing(service.sections);
  const [hero, ...body] = groupSections(sections.body);
  if (!hero) return null;
  const closing = groupSections(sections.closing);
  const entries = [
    hero,
    { anchor: specimenAnchor, label: 'Example' },
    ...body,
    { anchor: relatedAnchor, label: relatedLabel },
    ...closing,
  ];
  return (
    <div className={`${styles.page} ${printBreaks.keepTogether}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <SectionGroups service={service} groups={[hero]} />
          <FirstScreenEnd />
        </div>
        <Specimens {...service} />
        <SectionIndex
          entries={entries.map(({ anchor, label }) => ({ anchor, label }))}
          action={<LaterCall className="lg:hidden" />}
        />
        <div className="min-w-0">
          <SectionGroups service={service} groups={body} />
          <Related service={service} />
          <SectionGroups service={service} groups={closing} />
        </div>
      </div>
    </div>
  );
}

/** A service page. For a visitor who comes from an assessment it opens with the answer. It frames itself (decision 0056). */
export function ServicePage({ service }: { service: Service }) {
  return (
    <InnerPage opening={<AssessmentOpening />} action={<LaterCall className="max-lg:hidden" />}>
      <SectionList service={service} />
      <HeldQuestion />
    </InnerPage>
  );
}
