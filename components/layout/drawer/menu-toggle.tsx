'use client';

import { useSyncExternalStore } from 'react';
import { openMenu } from './open-menu';

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-end gap-3 text-small no-underline hover:underline';

const never = () => () => {};

/** Until scripts run, a link to the site's navigation at the foot of the page; from then on the drawer's button. */
export function MenuToggle({ className = '' }: { className?: string }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!scripted) {
    return (
      <a href="#site-navigation" className={`${look} ${className}`}>
        <Face />
      </a>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" className={`${look} ${className}`} onClick={openMenu}>
      <Face />
    </button>
  );
}

function Face() {
  return (
    <>
      <span className="max-[25rem]:[:not(.roomy)>&]:sr-only max-[21rem]:sr-only">Menu</span>
      <span className="h-[7px] w-5.5 border-y border-current" />
    </>
  );
}
