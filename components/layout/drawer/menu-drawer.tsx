'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { type MenuName, menuNameOf } from '@/content/menu-name';
import { closeOnChoice } from './close-on-choice';
import { menuDrawerId } from './open-menu';

type MenuDrawerProps = { panels: Readonly<Record<MenuName, ReactNode>>; className: string };

/**
 * The menu at the right edge, a native modal dialog. Changing the page closes it: it is keyed by the path.
 * What it can hold is rendered on the server, so that no menu is sent as code.
 */
export function MenuDrawer({ panels, className }: MenuDrawerProps) {
  const path = usePathname();
  return (
    <dialog key={path} id={menuDrawerId} ref={closeOnChoice} aria-label="Menu" className={className}>
      {panels[menuNameOf(path)]}
    </dialog>
  );
}
