import { servicesCatalogue } from '@/content/catalogues';
import { services } from '@/content/services';
import { Glyph } from '../ui/constellation/glyph';

/** The title, and the nine names as a quick list to the stops below. */
export function ServicesHead() {
  const { title, lead } = servicesCatalogue;
  return (
    <div className="wrap grid items-end gap-x-16 gap-y-8 pt-[clamp(3rem,6vw,6rem)] lg:grid-cols-2">
      <div>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-[34rem] text-lead text-muted">{lead}</p>
      </div>
      <ul className="hidden columns-2 gap-8 text-small md:block">
        {services.map(({ slug, name, metal }) => (
          <li key={slug} className="break-inside-avoid">
            <a
              className="flex items-center gap-3 py-2.5 no-underline lg:py-1.5 hover:underline"
              href={`#${slug}`}
            >
              <Glyph metal={metal} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
