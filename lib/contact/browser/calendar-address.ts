type Visitor = {
  /** As given in an assessment of this tab, or nothing. */
  name: string | undefined;
  session: string | null;
};

/** The calendar with what its provider may know of a visitor who has opened it (decision 6). */
export function calendarAddress({ name, session }: Visitor, calendarUrl: string): string {
  const address = new URL(calendarUrl);
  if (name) address.searchParams.set('name', name);
  if (session) address.searchParams.set('utm_content', session);
  return address.href;
}
