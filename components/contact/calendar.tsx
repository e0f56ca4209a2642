'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { contact } from '@/content/contact';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import { takeFocus } from '@/lib/browser/take-focus';

type CalendarVisitor = {
  /** As given in an assessment of this tab, or nothing. */
  name: string | undefined;
  session: string | null;
};

/** The calendar with what its provider may know of a visitor who has opened it (decision 0006). */
export function calendarAddress({ name, session }: CalendarVisitor, calendarUrl: string): string {
  const address = new URL(calendarUrl);
  if (name) address.searchParams.set('name', name);
  if (session) address.searchParams.set('utm_content', session);
  return address.href;
}

type CalendarProps = typeof contact.calendar & {
  /** The provider's page. */
  url: string;
  /** Fills the place until the calendar is shown. */
  children: ReactNode;
};

const calendarVisitor = () => ({
  name: currentAssessment.read()?.submission.answers.name,
  session: currentSessionId(),
});

/** The provider's calendar, of which nothing is loaded before a visitor asks for it. */
export function Calendar({ url, title, text, show, frameTitle, height, children }: CalendarProps) {
  const [address, setAddress] = useState<string>();
  if (address) {
    return (
      <iframe
        className="block w-full border border-line-strong bg-surface"
        title={frameTitle}
        src={address}
        height={height}
        // The button that was pressed is gone: the keyboard goes on in what it opened.
        ref={takeFocus}
      />
    );
  }
  return (
    <div
      className="plate flex flex-col justify-between gap-8 p-[clamp(1.5rem,4vw,3.5rem)] sm:gap-12"
      style={{ minHeight: height }}
    >
      <div>
        <h2 className="text-subsection">{title}</h2>
        <p className="my-4 max-w-[44ch] text-muted">{text}</p>
        <Button
          className="mt-2 noscript:hidden"
          onClick={() => setAddress(calendarAddress(calendarVisitor(), url))}
        >
          {show}
        </Button>
      </div>
      {children}
    </div>
  );
}
