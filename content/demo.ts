/** For search engines; not sent as code with the rest. */
export const demoMeta = {
  metaTitle: 'Demo coming soon',
  metaDescription:
    'The recorded demo is on its way. Wait for it here, book a personal demo via Zoom, or go back to the service you came from.',
} as const;

/** The demo screen (R67). `service` is the name of the service the visitor came from, where one is known. */
export const demo = {
  title: (service?: string) => (service ? `The ${service} demo is coming soon` : 'This demo is coming soon'),
  lead: (service?: string) =>
    service
      ? `When the time has run out, you go back to the ${service} page.`
      : 'When the time has run out, you are led back into the site.',
  /** Length of the countdown, in seconds (R68). */
  seconds: 120,
  unit: 'seconds',
  stay: 'Stay on this page',
  stopped: {
    title: 'The countdown has stopped',
    text: 'This page stays open for as long as you like. The three ways on are still here.',
    unit: 'Stopped',
  },
  choices: {
    book: {
      label: 'Book a Personal Demo via Zoom',
      text: 'At an hour of your choice, with your own questions.',
    },
    back: {
      /** Without a known service the page is called "Service" (R67). */
      label: (service = 'Service') => `Back to ${service} Page`,
      text: 'Now, without waiting for the clock.',
    },
  },
  /** Spoken to screen readers when this many seconds are left. */
  announcements: {
    60: 'One minute left on this page.',
    20: '20 seconds left on this page.',
    10: '10 seconds left. Choose “Stay on this page” to keep it open.',
  },
} as const;
