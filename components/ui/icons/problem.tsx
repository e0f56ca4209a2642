export function Problem({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7.75" />
      <path d="M9 5v5M9 12v1.25" />
    </svg>
  );
}
