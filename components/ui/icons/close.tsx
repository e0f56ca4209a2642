export function Close({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      width="14"
      height="14"
      viewBox="0 0 12 12"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
    >
      <path d="M1 1l10 10M11 1L1 11" />
    </svg>
  );
}
