import { ArrowLink } from '@/components/ui/arrow-link';
import { ClosingCall } from '@/components/ui/closing-call';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { serviceGroups, servicesCatalogue } from '@/content/catalogues';
import { chartAddress } from '@/content/chart-questions';
import { services } from '@/content/services';
import { paths } from '@/lib/paths';
import { CataloguePath } from './catalogue-path';

/** The title, and the names as quick links to the stops below. */
function ServicesCatalogueHead() {
  const { title, lead } = servicesCatalogue;
  return (
    <div className="wrap grid items-end gap-x-16 gap-y-8 pt-opening lg:grid-cols-2">
      <div>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-136 text-lead text-muted">{lead}</p>
      </div>
      <ul className="hidden columns-2 gap-8 text-small md:block">
        {services.map(({ slug, name, tier }) => (
          <li key={slug} className="break-inside-avoid">
            <a
              className="flex items-center gap-3 py-2.5 no-underline lg:py-1.5 hover:underline"
              href={`#${slug}`}
            >
              <StarIcon tier={tier} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const { closing } = servicesCatalogue;

/** All services along one path (R43). Where a 3D scene is set, it stands in the place of the star chart. */
export function ServicesCatalogue({ hasScene }: { hasScene: boolean }) {
  return (
    <>
      <ServicesCatalogueHead />
      {serviceGroups.map((group) => (
        <CataloguePath key={group.title} group={group} />
      ))}
      <ClosingCall title={closing.title} book={closing.book} place="catalogue">
        <ArrowLink href={paths.welcome} data-cta="catalogue-guide">
          {closing.guide}
        </ArrowLink>
        {!hasScene && (
          <ArrowLink href={chartAddress} data-cta="catalogue-chart">
            {closing.chart}
          </ArrowLink>
        )}
      </ClosingCall>
    </>
  );
}
