import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { ClosingCall } from '@/components/ui/closing-call';
import { CompassRay, CompassRoseList } from '@/components/ui/compass-rose';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { about, aboutPromises, colophonLink, colophonText, promiseTitles } from '@/content/about';
import { conditionsPart, conditionsPath } from '@/content/claims/guarantee-conditions';
import { operatorSentence, type Site, site } from '@/content/site';
import { paths } from '@/lib/paths';

type PromiseItemProps = { promise: (typeof aboutPromises)[number]; ray: number };

/** One of the promises, beneath the ray that stands for it. */
function PromiseItem({ promise: { title, text }, ray }: PromiseItemProps) {
  return (
    <li className="grid grid-cols-[--spacing(10)_minmax(0,1fr)] gap-4 border-t border-line py-8 lg:grid-cols-[4rem_minmax(0,1fr)] lg:gap-6">
      <CompassRay ray={ray} size={64} className="max-lg:size-10" />
      <div>
        <h3 className="mb-2 text-title">{title}</h3>
        <p className="text-muted">
          <UnbrokenWords>{text}</UnbrokenWords>
        </p>
      </div>
    </li>
  );
}

/** Who is behind the site, as far as the operator has said. */
export function WhoRunsThis({ values }: { values: Site }) {
  const sentence = operatorSentence(values);
  const { people } = values.operator;
  if (!sentence && people.length === 0) return null;
  return (
    <section className="wrap grid gap-4 pb-12">
      <h2 className="text-section">{about.operatorHeading}</h2>
      {sentence && <p className="text-muted">{sentence}</p>}
      {people.length > 0 && (
        <ul className="grid gap-x-16 sm:grid-cols-2">
          {people.map(({ name, role }) => (
            <li key={name} className="border-t border-line py-3">
              <b className="font-label">{name}</b>, {role}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /);

/** How the site itself is made: facts that anybody can check in their own browser. */
function Colophon({ hasScene }: { hasScene: boolean }) {
  const { title, rows } = about.colophon;
  return (
    <section className="wrap grid gap-x-columns gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <h2 className="text-title">{title}</h2>
      <dl>
        {rows.map((row) => {
          const link = colophonLink(row, hasScene);
          return (
            <div
              key={row.term}
              className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <dt className="font-label">{row.term}</dt>
              <dd className="text-muted">
                {colophonText(row, hasScene)}
                {link && (
                  <>
                    {' '}
                    <SiteLink className="prose-link sm:whitespace-nowrap" href={link.href}>
                      {link.text}
                    </SiteLink>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const { closing } = about;

/** The mark has six rays, one for each promise (R42). */
export function AboutUs({ hasScene }: { hasScene: boolean }) {
  return (
    <>
      <section className="wrap grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 py-opening-low lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h1 className="text-page">
            {sentencesOf(about.title).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <p className="mt-6 mb-8 text-lead text-muted">{about.lead}</p>
          <ButtonLink href={paths.contact} data-cta="about-us-book-a-call">
            {about.action}
          </ButtonLink>
        </div>
        <CompassRoseList promises={promiseTitles} className="[--rose-most:22rem] max-sm:[&_ul]:hidden" />
      </section>
      <WhoRunsThis values={site} />
      <section className="wrap pb-(--section)">
        <h2 className="sr-only">{about.promisesHeading}</h2>
        <ol className="mb-6 grid border-b border-line md:grid-cols-2 md:gap-x-16">
          {aboutPromises.map((promise, index) => (
            <PromiseItem key={promise.title} promise={promise} ray={index} />
          ))}
        </ol>
        <p className="text-note text-muted">
          {about.termsNote}{' '}
          <SiteLink className="prose-link whitespace-nowrap" href={conditionsPath(conditionsPart.id)}>
            {about.termsLink}
          </SiteLink>
          . {about.jobsNote}{' '}
          <SiteLink className="prose-link" href={paths.hiring} data-cta="about-us-apply">
            {about.jobsLink}
          </SiteLink>
          .
        </p>
      </section>
      <Colophon hasScene={hasScene} />
      <ClosingCall title={closing.title} book={closing.book} place="about-us-closing">
        <ArrowLink href={paths.welcome} data-cta="about-us-closing-guide">
          {closing.guide}
        </ArrowLink>
      </ClosingCall>
    </>
  );
}
