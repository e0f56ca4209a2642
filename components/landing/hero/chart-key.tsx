import { chartMarkers } from '@/components/landing/planisphere/chart-markers';
import { figureLineId } from '@/components/landing/planisphere/planisphere';
import styles from '@/components/landing/planisphere/planisphere.module.css';
import { ArrowLink } from '@/components/ui/arrow-link';
import { SiteLink } from '@/components/ui/site-link';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import {
  type ChartChoice,
  chartAnchor,
  chartChoices,
  chartQuestions,
  chartWords,
  shortlist,
} from '@/content/chart-questions';
import { countInWords, countToBegin, serviceCount } from '@/content/counts';
import { serviceBySlug, services } from '@/content/services';
import type { ServiceSlug } from '@/content/services/service';
import { servicePath } from '@/lib/paths';
import { KeptChoice } from './kept-choice';

const choiceLook =
  'relative flex min-h-11 items-center border-b border-control text-small text-muted transition-colors duration-200 hover:text-ink';
const choiceChecked =
  'has-checked:border-gold-mark has-checked:text-ink has-checked:shadow-[0_1px_var(--gold-mark)] forced-colors:has-checked:border-b-4';
const choiceFocused =
  'has-focus-visible:outline-2 has-focus-visible:outline-gold has-focus-visible:outline-offset-2';

type ChoiceProps = { value: ChartChoice | 'all'; children: string };

function Choice({ value, children }: ChoiceProps) {
  return (
    <label className={`${choiceLook} ${choiceChecked} ${choiceFocused}`}>
      <input
        className="absolute size-full cursor-pointer opacity-0"
        type="radio"
        name="chart"
        value={value}
        defaultChecked={value === 'all'}
      />
      {children}
    </label>
  );
}

/** The three questions. The style sheet answers them, so they work before, and without, JavaScript (decision 0103). */
function ChartQuestions() {
  return (
    // Beside the chart they lie neither over its names, where text is larger, nor on its rim, where the window is narrower.
    <KeptChoice className="mt-8 flex flex-wrap gap-x-6 gap-y-1 lg:max-w-[min(600px,47vw)]">
      <legend className="sr-only">{chartWords.legend}</legend>
      {chartChoices.map((choice) => (
        <Choice key={choice} value={choice}>
          {chartQuestions[choice].question}
        </Choice>
      ))}
      <Choice value="all">{chartWords.all}</Choice>
    </KeptChoice>
  );
}

type KeyRowProps = { slug: ServiceSlug; reason?: string };

/** One service of the key; the whole row is a link to it. */
function KeyRow({ slug, reason }: KeyRowProps) {
  const { name, tier, badge } = serviceBySlug[slug];
  return (
    <li>
      <SiteLink
        className="group flex min-h-11 w-fit items-center gap-3 py-1 no-underline pointer-fine:min-h-7.5"
        href={servicePath(slug)}
      >
        <StarIcon tier={tier} />
        <span>
          <span className="rule-under group-hover:bg-size-[0_1px] group-hover:bg-position-[100%_100%]">
            {name}
          </span>
          <span className="sr-only">: </span>
          <span className="text-muted max-xs:block xs:ml-2.5">{reason ?? badge}</span>
        </span>
      </SiteLink>
    </li>
  );
}

/** How many services fit; announced when a question is chosen. */
const announcement = (choice: ChartChoice) =>
  `${countToBegin(shortlist(choice).length)} of ${countInWords(serviceCount)} services fit.`;

function Shortlist({ choice }: { choice: ChartChoice }) {
  const { question, next } = chartQuestions[choice];
  return (
    <div data-list={choice}>
      <ul aria-label={question}>
        {shortlist(choice).map((row) => (
          <KeyRow key={row.slug} {...row} />
        ))}
      </ul>
      <ArrowLink className="mt-1 text-small" href={next.href} data-cta="chart-next">
        {next.text}
      </ArrowLink>
    </div>
  );
}

const featured = services.filter(({ badge }) => badge);

/** What the tiers on the chart mean; once a question is chosen, the services that fit and why. */
function ChartKey() {
  return (
    <div className="mt-4 text-note sm:text-small">
      <div className={`${styles.key} lg:min-h-59`}>
        <p className="sr-only" role="status">
          {chartChoices.map((choice) => (
            <span key={choice} data-said={choice}>
              {announcement(choice)}
            </span>
          ))}
        </p>
        <ul data-list="all" aria-label={chartWords.key}>
          {featured.map(({ slug }) => (
            <KeyRow key={slug} slug={slug} />
          ))}
        </ul>
        {chartChoices.map((choice) => (
          <Shortlist key={choice} choice={choice} />
        ))}
      </div>
      <div className={`${styles.lines} mt-2 max-w-[30rem] text-muted max-lg:hidden`}>
        {chartMarkers.map(({ slug }) => (
          <p key={slug} id={figureLineId(slug)}>
            {serviceBySlug[slug].description}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * The questions and their answers as one named part of the page. From lg on, where the chart stands beside the words
 * and begins at the top of the page, a link to this part shows both at once.
 */
export function AskTheChart() {
  return (
    <section id={chartAnchor} aria-label={chartWords.region} className="lg:scroll-mt-[100vh]">
      <ChartQuestions />
      <ChartKey />
    </section>
  );
}
