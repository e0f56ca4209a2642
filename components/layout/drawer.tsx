'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/content/navigation';
import { useHydrated } from '@/lib/browser/browser-values';
import { type MenuName, menuNameOf, type SitePath } from '@/lib/paths';
import styles from './drawer.module.css';

/**
 * Opens the drawer, which exists once, in the layout, and belongs to every page's header. First measures the
 * scrollbar's width. Only the first click of a double click counts, here and below, because the buttons that open and
 * close are in the same place.
 */
function openMenuDrawer(event: MouseEvent | KeyboardEvent) {
  event.preventDefault();
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  if (event.detail < 2) document.querySelector<HTMLDialogElement>('#menu')?.showModal();
}

/**
 * Closes a dialog when one of its links or `data-close` is chosen, or when its backdrop is clicked; such a click is
 * reported on the dialog itself.
 */
function closeDrawerOnChoice(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  dialog.onclick = ({ target, detail }) => {
    const isChoice = target === dialog || (target as Element).closest('a, [data-close]');
    if (detail < 2 && isChoice) dialog.close();
  };
}

/** The menu entry to which pages below these addresses belong. Written out, because all of `paths` would be sent as code. */
const sectionPages: Readonly<Record<string, SitePath>> = {
  '/services/': '/fullservice',
  '/workflows/': '/eworkflows',
};

const unknownAddress = '/_not-found';

/**
 * Where the visitor is, as the server knew it. All unknown addresses are served the same page, which must not change
 * as it hydrates.
 */
function useServedPath(): string {
  const path = usePathname();
  return useSelectedLayoutSegment() === unknownAddress ? unknownAddress : path;
}

/** How a menu entry relates to the page at `path`: it is that page, or the section to which the page belongs, or neither. */
export function ariaCurrentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const section = path.slice(0, path.indexOf('/', 1) + 1);
  return sectionPages[section] === href ? 'true' : undefined;
}

/**
 * The hamburger: until scripts run, a link to the navigation in the footer; from then on, the button of the drawer. It
 * stays one element, because React hydrates within the first event of a press: a press that begins on one element and
 * ends on another is none.
 */
export const MenuToggle = ({ className = '' }: { className?: string }) => (
  <a
    href="#site-navigation"
    className={`inline-flex min-h-11 min-w-11 items-center justify-end gap-3 text-small no-underline hover:underline ${className}`}
    {...(useHydrated() &&
      ({
        role: 'button',
        'aria-haspopup': 'dialog',
        draggable: false,
        onClick: openMenuDrawer,
        onKeyDown(event: KeyboardEvent) {
          if (event.key === ' ') openMenuDrawer(event);
        },
      } as const))}
  >
    <span className="max-xs:[:not(.roomy)>&]:sr-only max-2xs:sr-only">Menu</span>
    <span className="h-[7px] w-5.5 border-y border-current" />
  </a>
);

/** An entry of a menu; it marks the page the visitor is on, or the section to which that page belongs. */
export function MenuEntry({ text, href }: NavigationLink) {
  return (
    <li className="border-t border-line last:border-b">
      <SiteLink
        href={href}
        aria-current={ariaCurrentOf(href, useServedPath())}
        className={`relative block py-3.5 font-display text-menu no-underline hover:underline md:py-4.5 ${styles.entry}`}
      >
        {text}
      </SiteLink>
    </li>
  );
}

type MenuDrawerProps = { panels: Readonly<Record<MenuName, ReactNode>>; className: string };

/**
 * The menu at the right edge, a native modal dialog. It is keyed by the path, so a change of page closes it. Its
 * possible contents are rendered on the server, so that no menu is sent as code.
 */
export function MenuDrawer({ panels, className }: MenuDrawerProps) {
  const path = useServedPath();
  return (
    <dialog key={path} id="menu" ref={closeDrawerOnChoice} aria-label="Menu" className={className}>
      {panels[menuNameOf(path)]}
    </dialog>
  );
}
