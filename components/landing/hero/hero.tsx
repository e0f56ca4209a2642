import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../../ui/button';
import { GoLink } from '../../ui/go-link';
import { Planisphere } from '../planisphere/planisphere';
import { SceneSlot } from '../scene/scene-slot';
import { HeroKey } from './hero-key';
import { TypedHeadline } from './typed-headline';
import { TypedOnce } from './typed-once';

/** Words left, planisphere right, bleeding off the sheet; on small screens it sets behind a horizon. */
export function Hero({ sceneUrl }: { sceneUrl?: string }) {
  const { headline, lead, book, guide } = landing.hero;
  return (
    <section className="relative pt-24 max-lg:overflow-clip max-lg:border-b max-lg:border-line-strong lg:grid lg:min-h-[min(62rem,100svh)] lg:items-center lg:pt-32 lg:pb-16">
      <div className="wrap relative z-1">
        <TypedHeadline text={headline} />
        <TypedOnce />
        <p className="my-7 max-w-[32rem] lg:mt-8 text-lead text-muted lg:mb-12 lg:max-w-[min(27rem,36vw)]">
          {lead}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-x-8">
          <ButtonLink href={paths.contact}>{book}</ButtonLink>
          <GoLink href={paths.welcome}>{guide}</GoLink>
        </div>
        <HeroKey />
      </div>
      <div className="relative left-1/2 mt-8 aspect-square w-[clamp(21rem,108vw,36rem)] -translate-x-1/2 max-lg:-mb-8 lg:absolute lg:top-21 lg:left-[calc(50%-3rem)] lg:mt-0 lg:w-[min(53rem,60vw)] lg:translate-x-0">
        <div className="size-full has-[+[data-scene=shown]]:invisible">
          <Planisphere />
        </div>
        {sceneUrl && <SceneSlot url={sceneUrl} />}
      </div>
    </section>
  );
}
