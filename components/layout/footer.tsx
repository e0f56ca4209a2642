import { footerNavigation, legalNavigation, type NavigationLink } from '@/content/navigation';
import { site } from '@/content/site';
import { NewTabLink } from '../ui/new-tab-link';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';
import { FooterLogo } from './footer-logo';
import { SiteLogo } from './site-logo';

const quiet = 'inline-block py-2.75 lg:py-1.25 text-small no-underline hover:underline';

function Column({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="mb-1.5 font-sans text-small font-label">{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Links({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return links.map(({ text, href }) => (
    <li key={href}>
      <SiteLink className={className} href={href}>
        {text}
      </SiteLink>
    </li>
  ));
}

/** The foot of every page, under a graduated rule. */
export function Footer() {
  return (
    <footer className="graduated border-t border-line-strong pt-16 pb-12 print:hidden">
      <nav
        id="site-navigation"
        aria-label="Site"
        className="wrap grid grid-cols-2 gap-8 sm:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,2fr))]"
      >
        <div className="max-lg:col-span-full">
          <FooterLogo>
            <SiteLogo />
          </FooterLogo>
          <p className="mt-4 max-w-[30ch] text-small text-muted">
            <Unbroken>{site.blurb}</Unbroken>
          </p>
        </div>
        {footerNavigation.map(({ heading, links }) => (
          <Column key={heading} heading={heading}>
            <Links links={links} className={quiet} />
          </Column>
        ))}
        <Column heading="Elsewhere">
          {site.socials.map(({ name, url }) => (
            <li key={name}>
              <NewTabLink className={quiet} href={url}>
                {name}
              </NewTabLink>
            </li>
          ))}
        </Column>
        <ul className="col-span-full flex flex-wrap gap-x-6 pt-6 text-note text-muted lg:justify-end">
          <Links links={legalNavigation} className="inline-block py-2.75 lg:py-2 underline hover:text-ink" />
        </ul>
      </nav>
    </footer>
  );
}
