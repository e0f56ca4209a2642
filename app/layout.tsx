import type { Metadata } from 'next';
// Every page and the error pages that travel with it use these: held by the layout, they are loaded once.
import '@/components/layout/back-link';
import '@/components/layout/drawer/menu-toggle';
import '@/components/layout/header-bar';
import '@/components/layout/lost/render-failure';
import { Tracker } from '@/components/analytics/tracker';
import { OutboxDelivery } from '@/components/assessments/outbox-delivery';
import { Menu } from '@/components/layout/drawer/menu';
import { Footer } from '@/components/layout/footer';
import { SkipLink } from '@/components/layout/skip-link';
import { CursorTrail } from '@/components/overlays/cursor-trail/cursor-trail';
import { HalfMoon } from '@/components/overlays/half-moon';
import { PageArrival } from '@/components/overlays/page-arrival';
import { ThemeToggle } from '@/components/overlays/theme-toggle';
import { siteMetadata } from '@/lib/seo/site-metadata';
import { defaultTheme } from '@/lib/theme/browser/theme';
import { initialThemeScript } from '@/lib/theme/initial-theme-script';
import { caslon, hanken } from './fonts';
import './globals.css';

export const metadata: Metadata = siteMetadata();

// Keeps what the keyboard reaches clear of the bar and the theme toggle.
const clear = 'scroll-pt-20 scroll-pb-20';
// An open dialog locks scrolling. The scrollbar's room stays, in the drawer's colour, so that nothing shifts. As padding:
// `scrollbar-gutter` would change what 1vw is, and with it gutters and type.
const locked =
  'has-[dialog:modal]:overflow-hidden has-[dialog:modal]:bg-raised has-[dialog:modal]:pr-(--scrollbar)';

/** The only root layout: moving inside the site never reloads the document, so a session spans it. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html
      lang="en"
      data-theme={defaultTheme}
      suppressHydrationWarning
      className={`${caslon.variable} ${hanken.variable} ${clear} ${locked}`}
    >
      <head>
        <script>{initialThemeScript}</script>
      </head>
      <body className="isolate min-h-svh">
        <SkipLink />
        {children}
        <Footer />
        <Menu />
        <ThemeToggle>
          <HalfMoon />
        </ThemeToggle>
        <CursorTrail />
        <PageArrival />
        <OutboxDelivery />
        <Tracker />
      </body>
    </html>
  );
}
