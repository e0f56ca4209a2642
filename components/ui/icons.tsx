type ArrowProps = { direction?: 'forward' | 'back'; className?: string };

export function ArrowIcon({ direction = 'forward', className = '' }: ArrowProps) {
  return (
    <svg
      className={`flex-none ${direction === 'back' ? '-scale-x-100' : ''} ${className}`}
      width="18"
      height="10"
      viewBox="0 0 18 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M0 5h16.5M12.5 1l4 4-4 4" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg
      className="flex-none"
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

/** The icon of the theme toggle: half of it dark, turned around in the light theme. */
export function HalfMoonIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7.4" />
      <path
        className="origin-center transition-transform duration-300 ease-settle in-data-[theme=light]:rotate-180"
        d="M9 1.6a7.4 7.4 0 0 1 0 14.8z"
        fill="currentColor"
      />
    </svg>
  );
}
