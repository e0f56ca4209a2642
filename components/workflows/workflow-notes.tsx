import type { WorkflowNote } from '@/content/workflows/workflow';
import { Glyph } from '../ui/constellation/glyph';
import { Unbroken } from '../ui/unbroken';

/** Extras of one workflow: a use case, an upgrade, or something a buyer should know. */
export function WorkflowNotes({ notes }: { notes: readonly WorkflowNote[] }) {
  return notes.map(({ title, text }) => (
    <section key={title} className="border-t border-line pt-6">
      <h2 className="flex items-center gap-3 text-title">
        <Glyph size={17} />
        {title}
      </h2>
      <p className="mt-3">
        <Unbroken>{text}</Unbroken>
      </p>
    </section>
  ));
}
