import type { SealedClosingSection } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { Actions } from './actions';
import { Seals } from './seals';

type SealedClosingProps = { service: Service; section: SealedClosingSection };

/** The last call of an offer, beside its guarantees. */
export function SealedClosing({ service, section: { title, text, seals } }: SealedClosingProps) {
  return (
    <section className="grid gap-12 border-line-strong border-t pt-8 pb-[clamp(4.5rem,8vw,8rem)] xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="mt-4 text-muted">{text}</p>
        <Actions {...service} />
      </div>
      <Seals seals={seals} />
    </section>
  );
}
