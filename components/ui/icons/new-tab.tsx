/** Marks a link that opens in a new tab. */
export function NewTab({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`inline flex-none ${className}`}
      width="11"
      height="11"
      viewBox="0 0 11 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M1.5 9.5l8-8M3 1.5h6.5V8" />
    </svg>
  );
}
