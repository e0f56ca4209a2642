'use client';

import type { ReactNode } from 'react';
import { toggleTheme } from '@/lib/browser/theme';

/** Stands bottom left on every page. Its name stays the same in both themes (R17). */
export function ThemeToggle({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label="Switch to light/dark theme"
      onClick={toggleTheme}
      className="theme-toggle noscript:hidden print:hidden"
    >
      {children}
    </button>
  );
}
