'use client';

import type { ReactNode } from 'react';
import { toggleTheme } from '@/lib/browser/theme';
import styles from './theme-toggle.module.css';

const toggleLook =
  'z-20 grid place-items-center border border-control bg-surface transition-colors duration-200 hover:border-ink';

/** Stands bottom left on every page. Its name stays the same in both themes (R17). */
export function ThemeToggle({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label="Switch to light/dark theme"
      onClick={toggleTheme}
      className={`${styles.toggle} ${toggleLook} noscript:hidden print:hidden`}
    >
      {children}
    </button>
  );
}
