'use client';

import type { ComponentProps } from 'react';
import { toggleTheme } from '@/lib/browser/theme';

/** Changes between light and dark mode; its name stays the same in both (R17). */
export function ThemeToggle(props: Pick<ComponentProps<'button'>, 'className' | 'children'>) {
  return <button type="button" aria-label="Switch to light/dark theme" onClick={toggleTheme} {...props} />;
}
