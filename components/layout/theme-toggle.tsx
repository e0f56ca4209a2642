'use client';

import { type ComponentProps, useEffect } from 'react';
import { followKeptTheme, toggleTheme } from '@/lib/browser/theme';

/** Switches between light and dark mode; its label stays the same in both (R17). */
export function ThemeToggle(props: Pick<ComponentProps<'button'>, 'className' | 'children'>) {
  useEffect(followKeptTheme, []);
  return <button type="button" aria-label="Switch to light/dark theme" onClick={toggleTheme} {...props} />;
}
