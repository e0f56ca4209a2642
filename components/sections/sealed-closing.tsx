import type { SealedClosingSection } from '@/content/services/section';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { Seals } from './seals';

/** The last call of an offer, beside its guarantees. */
export function SealedClosing({ section: { title, text, seals } }: { section: SealedClosingSection }) {
  return (
    <section className="grid gap-12 border-line-strong border-t pt-8 pb-[clamp(4.5rem,8vw,8rem)] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center">
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="mt-4 mb-6 text-muted">{text}</p>
        <ButtonLink href={paths.contact}>Book a Call</ButtonLink>
      </div>
      <Seals seals={seals} />
    </section>
  );
}
