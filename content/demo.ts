/** For search engines; not sent as code with the rest. */
export const demoMeta = {
  metaTitle: 'Demo coming soon',
  metaDescription:
    'There is no recorded demo yet. Book a personal demo of an AI service via Zoom, or go back to the page you came from.',
} as const;

/** The demo screen (R67). `service` is the name of the service the visitor came from, where one is known. */
export const demo = {
  title: (service?: string) => (service ? `The ${service} demo is coming soon` : 'This demo is coming soon'),
  lead: (service?: string) =>
    service
      ? `There is no recording yet. We can show you ${service} live on Zoom. When the time is up, you go back to its page.`
      : 'There is no recording yet. We can show you a service live on Zoom. When the time is up, you go back into the site.',
  /** Length of the countdown, in seconds (R68). */
  seconds: 120,
  unit: (left: number) => (left === 1 ? 'second' : 'seconds'),
  stay: 'Stay on this page',
  stopped: {
    title: 'The countdown has stopped',
    text: 'This page stays open for as long as you like. No recording starts here by itself, and there is no date for one yet: to see it sooner, book a personal demo.',
    unit: 'Stopped',
  },
  /** Nothing counts down without JavaScript. */
  still: 'There is no recording yet. We can show you a service live on Zoom, and this page stays open.',
  choices: {
    book: {
      label: 'Book a Personal Demo via Zoom',
      text: 'At a time you choose, with your own questions.',
    },
    back: {
      /** Without a known service the page is called "Service" (R67). */
      label: (service = 'Service') => `Back to ${service} Page`,
      text: 'To the page you came from.',
    },
  },
  /** Spoken to screen readers when this many seconds are left. */
  announcements: {
    60: 'One minute left on this page.',
    20: '20 seconds left on this page.',
    10: '10 seconds left. Choose “Stay on this page” to keep it open.',
  },
} as const;
