'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { HandOffLink } from '@/components/ui/new-tab-link';
import type { CalendarButton } from '@/content/analytics';
import type { contact } from '@/content/contact';
import { handOffReference } from '@/lib/analytics/tracker/hand-off';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { takeFocus } from '@/lib/browser/focus';
import { MoonDial } from './moon-dial';

type CalendarVisitor = {
  /** As given in an assessment in this tab, if there was one. */
  name: string | undefined;
  /** Identifies the visit and the assessment; empty for a visit that is not measured. */
  reference: string;
};

/** The calendar's address with what its provider may know about a visitor who has opened it (decision 0006). */
export function calendarAddress({ name, reference }: CalendarVisitor, calendarUrl: string): string {
  const address = new URL(calendarUrl);
  if (name) address.searchParams.set('name', name);
  if (reference) address.searchParams.set('utm_content', reference);
  return address.href;
}

type CalendarProps = Omit<typeof contact.calendar, 'title' | 'text' | 'elsewhere'> & {
  /** What is said about the calendar before it is opened. */
  children: ReactNode;
  /** The address of the provider's page. */
  url: string;
  /** The words of the link that opens it in a new tab. */
  newTab: string;
  /** Where to write if no calendar opens. */
  email: string;
};

const calendarVisitor = () => ({
  name: currentAssessment.read()?.submission.answers.name,
  reference: handOffReference(),
});

type CalendarLinkProps = { url: string; className?: string; children: ReactNode };

/** Leads to the provider's page, in case the calendar does not open here. */
export function CalendarLink({ url, className, children }: CalendarLinkProps) {
  return (
    <HandOffLink
      className={className}
      href={url}
      addressAtPress={() => calendarAddress(calendarVisitor(), url)}
      data-cta="contact-calendar-new-tab"
    >
      {children}
    </HandOffLink>
  );
}

/** Milliseconds without any message after which a calendar is assumed not to open. */
const patience = 8000;

/** A frame reports no failure, and a browser's error page loads as well; but a calendar that works sends messages. */
type FrameState = {
  isLoaded: boolean;
  hearing: 'waiting' | 'heard' | 'silent too long';
  onLoad: () => void;
};

function useFrameState(address: string): FrameState {
  const [isLoaded, setLoaded] = useState(false);
  const [hearing, setHearing] = useState<FrameState['hearing']>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setHearing('silent too long'), patience);
    const hear = ({ origin }: MessageEvent) => {
      if (origin !== new URL(address).origin) return;
      clearTimeout(timer);
      setHearing('heard');
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [address]);
  return { isLoaded, hearing, onLoad: () => setLoaded(true) };
}

type CalendarFrameProps = Omit<CalendarProps, 'children' | 'show'> & {
  address: string;
  /** The height of what stood there before, in pixels, so that everything below stays in place. */
  room: number;
};

/**
 * A frame with a light color scheme is transparent until something loads, so that the page's ground shows through. A
 * browser's own error page is white: in the dark theme it is inverted to the tone of the ground, and so is any page
 * that has not sent a message. Its words stay readable.
 */
const unheardClass = 'in-data-[theme=dark]:hue-rotate-180 in-data-[theme=dark]:invert-93';
/** A page that relies on the browser's white background gets it. */
const heardClass = 'bg-[Canvas]';

/**
 * The opened calendar, in a box that itself says what it is waiting for, and what to do if nothing answers (decision
 * 0176). The box has an outline because a border would take two pixels from the frame.
 */
function CalendarFrame({
  address,
  room,
  url,
  frameTitle,
  height,
  newTab,
  waiting,
  silent,
  email,
}: CalendarFrameProps) {
  const { isLoaded, hearing, onLoad } = useFrameState(address);
  const isSilent = hearing === 'silent too long';
  // A page that has loaded without a message may still be a calendar, so it keeps its place and can be used. The words
  // stand at its bottom, or at the window's while that is out of view.
  const unheardPlace = isSilent ? 'sticky border-t border-line bg-ground' : 'absolute bg-ground';
  const place = isLoaded ? `inset-x-0 bottom-0 ${unheardPlace}` : 'absolute inset-0';
  return (
    <div
      className="relative rounded-control outline-1 outline-line-strong has-[iframe:focus-visible]:outline-2 has-[iframe:focus-visible]:outline-offset-3 has-[iframe:focus-visible]:outline-gold"
      style={{ minHeight: room }}
    >
      <iframe
        className={`block w-full scheme-light outline-none ${hearing === 'heard' ? heardClass : unheardClass}`}
        title={frameTitle}
        src={address}
        height={height}
        onLoad={onLoad}
        // The pressed button is gone, so focus moves to what it opened.
        ref={takeFocus}
      />
      <div role="status" className={hearing === 'heard' ? '' : `p-6 ${place}`}>
        {hearing !== 'heard' && <p className="text-balance">{isSilent ? silent : waiting}</p>}
        {isSilent && (
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            <CalendarLink className={buttonClass({})} url={url}>
              {newTab}
            </CalendarLink>
            <a className="prose-link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/** The provider's calendar, of which nothing is loaded before a visitor asks for it. */
export function Calendar({ children, show, ...frame }: CalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Pick<CalendarFrameProps, 'address' | 'room'>>();
  const open = () =>
    setOpened({
      address: calendarAddress(calendarVisitor(), frame.url),
      room: place.current?.offsetHeight ?? 0,
    });
  if (opened) return <CalendarFrame {...opened} {...frame} />;
  return (
    <div
      ref={place}
      className="plate flex flex-col justify-between gap-8 p-[clamp(1.5rem,4vw,3.5rem)] sm:gap-12"
      style={{ minHeight: frame.height }}
    >
      <div>
        {children}
        <Button
          className="mt-2 noscript:hidden"
          data-cta={'contact-calendar' satisfies CalendarButton}
          onClick={open}
        >
          {show}
        </Button>
      </div>
      <MoonDial className="mx-auto w-full max-w-76 sm:mr-0" />
    </div>
  );
}
