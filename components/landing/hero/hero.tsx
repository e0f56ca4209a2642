import { Planisphere } from '@/components/landing/planisphere/planisphere';
import { SceneSlot } from '@/components/landing/scene/scene-slot';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { landing } from '@/content/landing';
import { serviceBySlug } from '@/content/services';
import { paths } from '@/lib/paths';
import { TypedHeadline } from './typed-headline';
import { TypedOnce } from './typed-once';

const legendServices = [
  serviceBySlug['ai-email-outreach'],
  serviceBySlug['ai-agents'],
  serviceBySlug['ai-phone-callers'],
];

// A list under the words; on tablets a column of its own on their right.
const legendClass =
  'mt-7 grid gap-x-3 gap-y-2.5 text-note sm:max-lg:col-start-2! sm:max-lg:row-span-2 sm:max-lg:row-start-2 sm:max-lg:mt-0 sm:max-lg:mb-2 sm:max-lg:gap-4 sm:max-lg:self-end sm:text-small lg:mt-16 lg:gap-1.5';

/** What the three tiers on the planisphere stand for. */
function ChartLegend() {
  return (
    <ul className={legendClass}>
      {legendServices.map(({ slug, name, badge, tier }) => (
        <li key={slug} className="flex items-start gap-3">
          <StarIcon tier={tier} className="mt-[0.25em]" />
          <span>
            {name} <span className="text-muted max-xs:block sm:max-lg:block">{badge}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

// From the top: the words in one column, in two on tablets (the key on the right), in one again beside the disc.
const wordsClass =
  'wrap relative z-1 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,1fr)_auto] sm:max-lg:gap-x-10 sm:max-lg:*:col-start-1';
// Phones see the upper two thirds of a disc wider than the screen; tablets all of it.
const discClass =
  'relative left-1/2 mt-8 aspect-square w-140 -translate-x-1/2 max-sm:-mb-41 sm:max-lg:mt-16 sm:max-lg:w-[min(100vw-2*var(--gutter),46rem)] lg:absolute lg:top-21 lg:mt-0 lg:left-[calc(50%-3rem)] lg:w-[min(53rem,60vw)] lg:translate-x-0';

const heroFrameClass =
  'relative pt-28 max-sm:overflow-clip max-sm:border-b max-sm:border-line-strong sm:pt-36 sm:max-lg:pb-24 lg:grid lg:min-h-[min(62rem,100svh)] lg:items-center lg:pt-32 lg:pb-16';

/** Words left, planisphere right, bleeding off the sheet; on phones it sets behind a horizon. */
export function Hero({ sceneUrl }: { sceneUrl?: string }) {
  const { headline, lead, book, guide } = landing.hero;
  return (
    <section className={heroFrameClass}>
      <div className={wordsClass}>
        <TypedHeadline text={headline} />
        <TypedOnce />
        <p className="my-7 max-w-[32rem] lg:mt-8 text-lead text-muted lg:mb-12 lg:max-w-[min(27rem,36vw)]">
          {lead}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-x-8">
          <ButtonLink href={paths.contact}>{book}</ButtonLink>
          <ArrowLink href={paths.welcome}>{guide}</ArrowLink>
        </div>
        <ChartLegend />
      </div>
      <div className={discClass}>
        <div className="size-full has-[+[data-scene=shown]]:invisible">
          <Planisphere />
        </div>
        {sceneUrl && <SceneSlot url={sceneUrl} />}
      </div>
    </section>
  );
}
