'use client';

import { usePathname } from 'next/navigation';
import { closeOnChoice } from './close-on-choice';
import { DrawerPanel } from './drawer-panel';
import { menuDrawerId } from './open-menu';

// 20rem, at most 85 % of the viewport, 0.3 s (part 2, section 9). Scrolling is locked by the root element's classes.
const panel =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[85%] overflow-y-auto overscroll-contain border-l border-control bg-raised text-ink print:hidden';
const slide =
  'translate-x-full transition-[translate,display,overlay] duration-300 transition-discrete ease-settle open:translate-x-0 starting:open:translate-x-full';
const backdrop =
  'backdrop:bg-veil backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:duration-300 backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0';

/** The menu at the right edge, a native modal dialog. Changing the page closes it: it is keyed by the path. */
export function MenuDrawer() {
  const path = usePathname();
  return (
    <dialog
      key={path}
      id={menuDrawerId}
      ref={closeOnChoice}
      aria-label="Menu"
      className={`${panel} ${slide} ${backdrop}`}
    >
      <DrawerPanel path={path} />
    </dialog>
  );
}
