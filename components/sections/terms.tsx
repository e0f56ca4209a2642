type TermsProps = { items: readonly (readonly [term: string, text: string])[]; className?: string };

/** Short answers, each under its name. The name is quiet and the answer is not, wherever they stand. */
export function Terms({ items, className = '' }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className="font-label text-muted text-note">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
