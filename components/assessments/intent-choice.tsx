/** The look of one of the meanings a free text may have: a button in the form, a link beside the open question. */
export const choiceClass =
  'min-h-11 rounded-control border border-control bg-surface px-4 py-2 text-left no-underline hover:border-ink';

/** The words inside it. */
export function ChoiceWords({ label, note }: { label: string; note: string }) {
  return (
    <>
      <span className="block font-label">{label}</span>
      <span className="block text-note text-muted">{note}</span>
    </>
  );
}
