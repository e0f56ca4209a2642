import type { Metadata } from 'next';
import { OutboxDelivery } from '@/components/assessments/outbox-delivery';
import { SkipLink } from '@/components/layout/skip-link';
import { site } from '@/content/site';
import { caslon, hanken } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${site.name}: AI Automation Solutions`, template: `%s · ${site.name}` },
  description: site.blurb,
};

/** The only root layout: moving inside the site never reloads the document, so a session spans it. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-theme="dark" className={`${caslon.variable} ${hanken.variable}`}>
      <body>
        <SkipLink />
        {children}
        <OutboxDelivery />
      </body>
    </html>
  );
}
