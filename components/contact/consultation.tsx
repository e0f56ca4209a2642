import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { Arrow } from '../ui/icons/arrow';
import { NewTabLink } from '../ui/new-tab-link';
import { SiteLink } from '../ui/site-link';
import { goLinkClass } from '../workflows/go-link-class';
import { Almanac } from './almanac';
import { Calendar } from './calendar';
import { Expectations } from './expectations';

/** Schedule Your Consultation: the calendar, and what to expect (part 1, section 2). */
export function Consultation() {
  const { title, lead, back, calendar, fallback } = contact;
  return (
    <div className="wrap grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-12 pt-[clamp(3rem,6vw,5rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:col-span-2">
        <h1 className="text-page">{title}</h1>
        <p className="mt-4 text-lead text-muted">{lead}</p>
      </div>
      <div>
        <Calendar {...calendar} url={site.calendarUrl}>
          <Almanac />
        </Calendar>
        <div className="mt-4 flex flex-wrap items-center gap-x-6">
          <p>{fallback.text}</p>
          <NewTabLink className={goLinkClass} href={site.calendarUrl}>
            {fallback.action}
          </NewTabLink>
        </div>
      </div>
      <Expectations />
      <p className="lg:col-span-2">
        <SiteLink
          className="inline-flex items-center gap-2.5 py-2.5 text-muted no-underline hover:text-ink hover:underline"
          href={paths.home}
        >
          <Arrow direction="back" />
          {back}
        </SiteLink>
      </p>
    </div>
  );
}
