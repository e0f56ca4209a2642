import { Problem } from '../icons/problem';

/** What is wrong with one field and how to put it right: the same words as in the summary. */
export function FieldMessage({ id, children }: { id: string; children: string }) {
  return (
    <p className="mb-2 flex items-center gap-2 font-label text-error" id={id}>
      <Problem />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
