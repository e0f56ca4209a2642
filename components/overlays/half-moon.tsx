/** The picture of the theme toggle: half of it dark, turned over in the light theme. */
export function HalfMoon() {
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
