/** Points down: there is more under it. */
export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      width="12"
      height="7"
      viewBox="0 0 12 7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 1l5 5 5-5" />
    </svg>
  );
}
