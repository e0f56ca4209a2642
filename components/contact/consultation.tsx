import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { GoLink } from '../ui/go-link';
import { NewTabLink } from '../ui/new-tab-link';

/** Schedule Your Consultation: what to expect, and the way to the calendar (part 1, section 2). */
export function Consultation() {
  const { title, lead, back, expectations, panel, fallback } = contact;
  return (
    <div className="wrap grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-12 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:col-span-2">
        <h1 className="text-page">{title}</h1>
        <p className="mt-4 text-lead text-muted">{lead}</p>
      </div>
      <ul>
        {expectations.map((expectation) => (
          <li key={expectation.title} className="border-t border-line py-6">
            <h2 className="text-title">{expectation.title}</h2>
            <p className="mt-2 text-muted">{expectation.text}</p>
          </li>
        ))}
      </ul>
      <div>
        <h2 className="text-title">
          {panel.titles[0]} / {panel.titles[1]}
        </h2>
        <p className="mt-2 text-small text-muted">{panel.text}</p>
        <p className="mt-8 text-small">{fallback.text}</p>
        <NewTabLink href={site.calendarUrl}>{fallback.action}</NewTabLink>
        <p className="mt-4">
          <GoLink href={paths.home}>{back}</GoLink>
        </p>
      </div>
    </div>
  );
}
