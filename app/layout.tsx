import type { Metadata } from 'next';
// Every page uses these, and so do the error pages that come with it: imported by the layout, they are loaded once.
// The same goes for the error pages themselves (below): in files of their own, too small to be compressed, they cost
// two more requests.
import '@/components/layout/back-link';
import '@/components/layout/drawer';
import '@/components/layout/header-bar';
import '@/components/errors/load-not-found';
import { PageTracker } from '@/components/analytics/tracker';
import { DeliverWaitingAssessments } from '@/components/assessments/deliver-waiting-assessments';
import { CursorTrail } from '@/components/effects/cursor-trail';
import { Footer } from '@/components/layout/footer';
import { SkipLink } from '@/components/layout/header';
import { PageChange } from '@/components/layout/page-change';
import { SiteMenu } from '@/components/layout/site-menu';
import { ThemeToggle } from '@/components/layout/theme-toggle';
import { HalfMoonIcon } from '@/components/ui/icons';
import { earlyEventsScript, earlyPressScript, initialThemeScript } from '@/lib/browser/head-scripts';
import { defaultTheme } from '@/lib/browser/theme';
import { siteMetadata } from '@/lib/seo/page-metadata';
// Next runs an action on the page that is open by then, which has to know it (decision 0267).
import './actions/submit-application-form';
import './error';
import './fonts.css';
import './global-error';
import './globals.css';

export const metadata: Metadata = siteMetadata();

// Keeps what receives focus clear of the header and the theme toggle.
const clear = 'scroll-py-20';

/** The only root layout: moving inside the site never reloads the document, so a session spans all of it. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-theme={defaultTheme} suppressHydrationWarning className={`${clear} lockable`}>
      <head>
        <script>{`${initialThemeScript}${earlyEventsScript}${earlyPressScript}`}</script>
      </head>
      <body className="isolate min-h-svh">
        <SkipLink />
        {children}
        <Footer />
        <SiteMenu />
        <ThemeToggle className="theme-toggle theme-corner">
          <HalfMoonIcon />
        </ThemeToggle>
        <CursorTrail />
        <PageChange />
        <DeliverWaitingAssessments />
        <PageTracker />
      </body>
    </html>
  );
}
