'use client';

import { toggleTheme } from '@/lib/theme/browser/theme';

/** Stands bottom left on every page. Its name stays the same in both themes, as specified (part 2, section 2). */
export function ThemeToggle() {
  return (
    <button
      type="button"
      aria-label="Switch to light/dark theme"
      onClick={toggleTheme}
      className="fixed bottom-4 left-4 z-20 grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors duration-200 hover:border-ink noscript:hidden print:hidden"
    >
      <HalfMoon />
    </button>
  );
}

function HalfMoon() {
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
