import type { Metadata } from 'next';
import { site } from '@/content/site';
import { caslon, hanken } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${site.name}: AI Automation Solutions`, template: `%s · ${site.name}` },
};

/** The only root layout: moving inside the site never reloads the document, so a session spans it. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-theme="dark" className={`${caslon.variable} ${hanken.variable}`}>
      <body>{children}</body>
    </html>
  );
}
