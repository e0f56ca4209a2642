type TermsProps = { items: readonly (readonly [term: string, text: string])[]; className?: string };

/** Short answers, each under its name. */
export function Terms({ items, className = '' }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className="font-label text-small">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
