import type { Metadata, Viewport } from 'next';
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
import { groundColors } from '@/content/brand';
import { earlyPressScript, initialThemeScript } from '@/lib/browser/head-scripts';
import { defaultTheme } from '@/lib/browser/theme';
import { siteMetadata } from '@/lib/seo/page-metadata';
import './error';
import './fonts.css';
import './global-error';
import './globals.css';

export const metadata: Metadata = siteMetadata();

export const viewport: Viewport = { themeColor: groundColors[defaultTheme] };

// Keeps what receives focus clear of the header and the theme toggle.
const clear = 'scroll-pt-20 scroll-pb-20';
// An open dialog locks scrolling. The scrollbar's room is kept, in the drawer's color, so that nothing shifts. It is
// kept as padding, because `scrollbar-gutter` would change 1vw, and with it gutters and type. Whatever else must keep
// this room uses `--locked`: a rule for elements inside `html:has(…)` would restyle the whole page at each element
// that is added.
const locked =
  'has-[dialog:modal]:overflow-hidden has-[dialog:modal]:bg-raised has-[dialog:modal]:pr-(--scrollbar) has-[dialog:modal]:[--locked:var(--scrollbar)]';

/** The only root layout: moving inside the site never reloads the document, so a session spans all of it. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-theme={defaultTheme} suppressHydrationWarning className={`${clear} ${locked}`}>
      <head>
        <script>{`${initialThemeScript}${earlyPressScript}`}</script>
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
