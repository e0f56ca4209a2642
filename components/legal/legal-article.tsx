import type { LegalBlock, LegalSection } from '@/content/legal/legal';
import { SiteLink } from '../ui/site-link';

const bullet =
  'relative max-w-[60ch] py-1 pl-6 before:absolute before:top-4 before:left-1 before:size-1.25 before:rounded-full before:bg-link print:before:top-2';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="not-first:mt-4">{block}</p>;
  return (
    <ul className="mt-2">
      {block.map((item) => (
        <li key={item} className={bullet}>
          {item}
        </li>
      ))}
    </ul>
  );
}

type Address = Required<LegalSection>['links'][number]['href'];
const isMail = (href: Address): href is Extract<Address, `mailto:${string}`> => href.startsWith('mailto:');

function Links({ links }: Required<Pick<LegalSection, 'links'>>) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ label, href }) => (
        <li key={href}>
          {isMail(href) ? (
            <a className="prose-link" href={href}>
              {label}
            </a>
          ) : (
            <SiteLink className="prose-link" href={href}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One numbered section of a legal page; the number hangs in the margin where there is one. */
export function LegalArticle({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, body, links } = section;
  return (
    <section
      id={id}
      className="relative scroll-mt-24 pb-12 print:break-inside-avoid print:pb-4"
      aria-labelledby={`${id}-title`}
    >
      <h2
        id={`${id}-title`}
        className="mb-4 text-[clamp(1.875rem,1.6rem+1vw,2.375rem)] leading-tight print:break-after-avoid print:text-[17pt]"
      >
        <span
          className="mr-3 text-muted lg:absolute lg:right-full lg:mr-6 print:static print:mr-2"
          aria-hidden="true"
        >
          {number}
        </span>
        {title}
      </h2>
      <div>
        {body.map((block) => (
          <Block key={String(block)} block={block} />
        ))}
      </div>
      {links && <Links links={links} />}
    </section>
  );
}
