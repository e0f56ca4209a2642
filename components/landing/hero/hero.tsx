import { Planisphere } from '@/components/landing/planisphere/planisphere';
import chart from '@/components/landing/planisphere/planisphere.module.css';
import { SceneSlot } from '@/components/landing/scene/scene-slot';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { TypedLetters } from '@/components/ui/typed-letters';
import { TypedOnce } from '@/components/ui/typed-once';
import { landing } from '@/content/landing';
import { paths } from '@/lib/paths';
import { AskTheChart } from './chart-key';
import { letterWidths } from './letter-widths';
import styles from './typed-headline.module.css';

export type HeadlineLine = {
  /** The words of the line including, unless it is the last line, the space that follows them. */
  words: string;
  /** Index of its first character in the headline. */
  start: number;
};

/** The first word alone, then two words per line: 'Transcend / Your Business / With AI'. */
export function headlineLines(text: string): HeadlineLine[] {
  const lines = text.match(/^\S+\s*|\S+\s*\S*\s*/g) ?? [];
  return lines.map((words, index) => ({ words, start: lines.slice(0, index).join('').length }));
}

/** The page's heading, typed once at 50 ms per character. Its accessible name is the whole text, not single letters. */
function TypedHeadline({ text }: { text: string }) {
  return (
    <h1 className={`-ml-[0.04em] text-hero sm:max-lg:text-hero-stacked ${styles.headline}`} aria-label={text}>
      {headlineLines(text).map(({ words, start }) => (
        <span key={start} className="block whitespace-pre-wrap" aria-hidden="true">
          <TypedLetters
            text={words}
            after={start}
            isEnd={start + words.length === text.length}
            widths={letterWidths(words)}
          />
        </span>
      ))}
    </h1>
  );
}

// Words in one column. On tablets, those above the chart keep to its left; from lg on, the chart stands beside them.
// Where none of the words can be pressed, the chart underneath can.
const wordsClass =
  'wrap relative z-1 pointer-events-none [&_:is(a,button,input,label,p)]:pointer-events-auto';
// Phones show all nine figures of a disc that is a little wider than the screen.
const disc =
  'relative left-1/2 mt-8 aspect-square w-[min(118vw,36rem)] -translate-x-1/2 max-sm:-mb-[min(4vw,1.5rem)]';
const discOnTablets = 'sm:max-lg:mt-16 sm:max-lg:w-[min(100vw-2*var(--gutter),46rem)]';
// From 1800 px on it grows, so that it always bleeds off the page.
const discBesideWords =
  'lg:absolute lg:top-21 lg:mt-0 lg:left-[calc(50%-3rem)] lg:w-[max(min(53rem,60vw),52vw)] lg:translate-x-0';

const heroFrame =
  'relative pt-28 max-sm:overflow-clip max-sm:border-b max-sm:border-line-strong sm:pt-36 sm:max-lg:pb-24';
// The words stand in the middle of the first screen, however far below it the disc of a very wide window reaches.
const heroFrameBesideDisc =
  'lg:grid lg:min-h-[calc(52vw+5.25rem)] lg:grid-rows-[minmax(min-content,calc(min(100svh,52vw+5.25rem)-9.5rem))] lg:items-center lg:pt-28 lg:pb-10';

/** Words on the left and the planisphere on the right, bleeding off the page; on phones it sets behind a horizon. */
export function Hero({ sceneUrl }: { sceneUrl?: string }) {
  const { headline, lead, book, guide } = landing.hero;
  return (
    // The chart has its place beside or under the words, also where a translator has turned the page to run from right to
    // left.
    <section className={`${chart.hero} ${heroFrame} ${heroFrameBesideDisc}`} dir="ltr">
      <div className={wordsClass}>
        <TypedHeadline text={headline} />
        <TypedOnce mark="typed" />
        <p className="my-7 max-w-[32rem] text-lead text-muted lg:max-w-[min(31rem,38vw)]" dir="auto">
          {lead}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-x-8">
          <ButtonLink href={paths.contact} data-cta="hero-book-a-call">
            {book}
          </ButtonLink>
          <ArrowLink href={paths.welcome} data-cta="hero-guide">
            {guide}
          </ArrowLink>
        </div>
        <AskTheChart />
        {/* Beside the chart, these words are vertically centered: painted in parts, they would rise as the rest arrives. */}
        <FirstScreenEnd />
      </div>
      <div className={`${disc} ${discOnTablets} ${discBesideWords}`}>
        <div className="size-full has-[+[data-scene=shown]]:invisible">
          <Planisphere />
        </div>
        {sceneUrl && <SceneSlot url={sceneUrl} />}
      </div>
    </section>
  );
}
