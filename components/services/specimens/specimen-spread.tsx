import type { ComponentType } from 'react';
import { type Specimen, specimenMark } from '@/content/services/specimen';
import { Call, Chat, Letter } from './conversations';
import { LeadPath, PagePair, Week } from './records';
import spreadStyles from './specimen-spread.module.css';
import { Chain, Process, Score, Voice } from './systems';

type Kind = Specimen['kind'];
type SpecimenOf<K extends Kind> = Extract<Specimen, { kind: K }>;

/** Which component draws each kind. A kind without its row does not compile. */
const drawings: Readonly<{ [K in Kind]: ComponentType<SpecimenOf<K>> }> = {
  chat: Chat,
  letter: Letter,
  call: Call,
  'lead-path': LeadPath,
  week: Week,
  'page-pair': PagePair,
  voice: Voice,
  process: Process,
  chain: Chain,
  score: Score,
};

function Drawing<K extends Kind>(specimen: SpecimenOf<K> & { kind: K }) {
  const Component: ComponentType<SpecimenOf<K>> = drawings[specimen.kind];
  return <Component {...specimen} />;
}

/** One example of what the service makes, across the whole page and marked as made up. */
export function SpecimenSpread({ specimen }: { specimen: Specimen }) {
  return (
    <section className={spreadStyles.spread}>
      <header>
        <h2 className="max-w-[11.2em] text-section print:break-after-avoid">{specimen.title}</h2>
        <p className="text-muted">{specimen.lead}</p>
      </header>
      <figure>
        <Drawing {...specimen} />
        <figcaption className="text-muted text-note">{specimenMark}</figcaption>
      </figure>
    </section>
  );
}
