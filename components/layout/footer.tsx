import { NewTabLink } from '@/components/ui/new-tab-link';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { isReservedHost } from '@/content/checkout-links';
import { footerNavigation, legalNavigation, type NavigationLink } from '@/content/navigation';
import { operatorSentence, type Site, site } from '@/content/site';
import { FooterLogo } from './footer-logo';
import { SiteLogo, SiteName } from './site-logo';

// A row is 44 px high for fingers and 36 px for a mouse; the lines of a two-line name are closer together than two
// rows.
const quiet =
  'inline-flex min-h-11 items-center text-small leading-[1.3] no-underline hover:underline pointer-fine:min-h-9';
// Two columns on a phone; one if the text is so large that words would break in two.
const columns = 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(40%,7.5rem)),1fr))]';
const moreColumns = 'sm:grid-cols-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]';
const graduatedRule =
  'border-t border-line-strong bg-(image:--graduation) bg-size-[100%_6px] bg-position-[50%_0] bg-no-repeat';

type ColumnProps = { heading: string; className?: string; row?: string; children: React.ReactNode };

function Column({ heading, className, row, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1.5 font-sans text-small font-label">{heading}</h2>
      <ul className={row}>{children}</ul>
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

/** Where else the agency can be found: as many profiles as the operator has, and nothing if there are none (decision 0137). */
export function Profiles({ profiles }: { profiles: Site['socials'] }) {
  if (profiles.length === 0) return null;
  return (
    <Column
      heading="Elsewhere"
      className="max-sm:col-span-full"
      row="max-sm:flex max-sm:flex-wrap max-sm:gap-x-8"
    >
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <NewTabLink className={quiet} href={url}>
            {name}
          </NewTabLink>
        </li>
      ))}
    </Column>
  );
}

const legalLink = 'inline-flex min-h-11 items-center underline hover:text-ink';
/** Where the text is large, a phone is narrower than an address. */
const addressLink = `${legalLink} wrap-anywhere`;

/** The last line: who runs the site and where to write, as far as the operator has said. */
export function LegalLine({ values }: { values: Site }) {
  const { email } = values.legalContact;
  const operator = operatorSentence(values);
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-4 text-note text-muted max-sm:grid max-sm:grid-cols-subgrid">
      <p className={`flex min-h-11 items-center${operator ? ' max-sm:col-span-full' : ''}`}>
        {operator ?? values.name}
      </p>
      <ul className="flex flex-wrap gap-x-6 max-sm:contents">
        <Links links={legalNavigation} className={legalLink} />
        {!isReservedHost(email) && (
          <li className="max-sm:col-span-full">
            <a className={addressLink} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * The footer of every page, below a graduated rule. On a short page it stands at the bottom of the window. Below lg it
 * leaves a strip at its end free for the theme toggle.
 */
export function Footer() {
  return (
    <footer className={`sticky top-[100svh] pt-12 pb-19 sm:pt-16 lg:pb-8 print:hidden ${graduatedRule}`}>
      <nav
        id="site-navigation"
        aria-label="Site"
        className={`wrap grid gap-x-8 gap-y-9 ${columns} ${moreColumns}`}
      >
        <div className="-mt-2.5 max-lg:col-span-full">
          <FooterLogo link={<SiteLogo />} name={<SiteName />} />
          <p className="mt-3.5 max-w-[16.8em] text-small text-muted">
            <UnbrokenWords>{site.blurb}</UnbrokenWords>
          </p>
        </div>
        {footerNavigation.map(({ heading, links }) => (
          <Column key={heading} heading={heading}>
            <Links links={links} className={quiet} />
          </Column>
        ))}
        <Profiles profiles={site.socials} />
        <LegalLine values={site} />
      </nav>
    </footer>
  );
}
