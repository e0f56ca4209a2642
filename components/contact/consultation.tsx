import type { ReactNode } from 'react';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import { ArrowIcon } from '@/components/ui/icons';
import { quietLinkClass } from '@/components/ui/link-class';
import { LinkedText } from '@/components/ui/linked-text';
import { SiteLink } from '@/components/ui/site-link';
import { claim } from '@/content/claims';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { Calendar, CalendarLink } from './calendar';

/** From the shortest call to the longest; one number is a call of up to that long. */
const lengths = claim('consultation-length').figure.split('-').map(Number);
const longest = Math.max(...lengths);
const shortest = lengths.length > 1 ? Math.min(...lengths) : 0;

const rulerWidth = 600;
const placeOf = (minute: number) => (minute / longest) * rulerWidth;
const minuteTick = (minute: number) =>
  `M${placeOf(minute)} 24v${minute % 15 === 0 ? -18 : minute % 5 === 0 ? -12 : -7}`;
const minutes = Array.from({ length: longest + 1 }, (_, minute) => minute);
const ticksBefore = minutes.filter((minute) => minute < shortest).map(minuteTick);
const ticksOfCall = minutes.filter((minute) => minute >= shortest).map(minuteTick);
const hairlineClass = '[vector-effect:non-scaling-stroke]';

/** The minutes of a consultation on a scale, with its length in gold (R136). */
function MinutesRuler() {
  return (
    <div>
      <svg
        className="h-6 w-full overflow-visible"
        viewBox={`0 0 ${rulerWidth} 24`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path className={`stroke-control ${hairlineClass}`} d={ticksBefore.join('')} />
        <path className={`stroke-gold-mark ${hairlineClass}`} d={ticksOfCall.join('')} />
        <path
          className={`stroke-gold-mark stroke-2 ${hairlineClass}`}
          d={`M${placeOf(shortest)} 24H${rulerWidth}`}
        />
      </svg>
      <p aria-hidden="true" className="relative mt-1 flex max-w-none justify-between text-small text-muted">
        <span>0</span>
        {shortest > 0 && (
          <span className="absolute -translate-x-1/2" style={{ left: `${(shortest / longest) * 100}%` }}>
            {shortest}
          </span>
        )}
        <span>
          {longest} {claim('consultation-length').label}
        </span>
      </p>
    </div>
  );
}

const { expectations, panel } = contact;
const panelTitles = panel.title.split(' / ');

/** How long it takes, the three things to expect, and what it costs. */
function Expectations() {
  return (
    <div>
      <MinutesRuler />
      <ul className="mt-6 gap-x-8 md:max-lg:grid md:max-lg:grid-cols-3">
        {expectations.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-5 first:border-line-strong">
            <h2 className="font-sans text-body leading-snug font-label">{title}</h2>
            <p className="mt-1 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line-strong pt-6">
        <h2 className="mb-2.5 text-title">
          {/* A line may end with the slash, but never begin with it. */}
          <span className="whitespace-nowrap">{panelTitles[0]} /</span>{' '}
          <span className="whitespace-nowrap">{panelTitles[1]}</span>
        </h2>
        <p className="text-small text-muted">
          <LinkedText>{panel.text}</LinkedText>
        </p>
      </div>
    </div>
  );
}

type CalendarWordsProps = { title: string; text: string; className: string; children?: ReactNode };

function CalendarWords({ title, text, className, children }: CalendarWordsProps) {
  return (
    <div className={className}>
      <h2 className="text-subsection">{title}</h2>
      <p className="my-4 max-w-[24.64em] text-muted">{text}</p>
      {children}
    </div>
  );
}

const { title: calendarTitle, text: calendarText, elsewhere, ...calendar } = contact.calendar;

/** Schedule Your Consultation: the calendar, and what to expect (R64). */
export function Consultation() {
  const { title, lead, back, fallback } = contact;
  const link = (
    <CalendarLink className={quietLinkClass} url={site.calendarUrl}>
      {fallback.action}
    </CalendarLink>
  );
  return (
    <div className="wrap grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-12 pt-opening-low pb-(--section) lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:col-span-2">
        <h1 className="text-page">{title}</h1>
        <p className="mt-4 text-lead text-muted">{lead}</p>
      </div>
      <div id="calendar">
        <Calendar
          {...calendar}
          url={site.calendarUrl}
          newTab={fallback.action}
          email={site.legalContact.email}
        >
          <CalendarWords title={calendarTitle} text={calendarText} className="noscript:hidden" />
          <CalendarWords {...elsewhere} className="hidden noscript:block">
            {link}
          </CalendarWords>
        </Calendar>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 noscript:hidden">
          <p>{fallback.text}</p>
          {link}
        </div>
        <FirstScreenEnd />
      </div>
      <Expectations />
      <p className="lg:col-span-2">
        <SiteLink
          className="inline-flex items-center gap-2.5 py-2.5 text-muted no-underline hover:text-ink hover:underline"
          href={paths.home}
        >
          <ArrowIcon direction="back" />
          {back}
        </SiteLink>
      </p>
    </div>
  );
}
