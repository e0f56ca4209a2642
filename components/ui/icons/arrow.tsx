type ArrowProps = { direction?: 'forward' | 'back'; className?: string };

export function Arrow({ direction = 'forward', className = '' }: ArrowProps) {
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
