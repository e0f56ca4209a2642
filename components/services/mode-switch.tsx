'use client';

import { useEffect, useRef } from 'react';
// Says what `earlyClicks` is.
import type {} from '@/components/analytics/tracker';
import { type ServiceMode, serviceModes } from '@/content/services/section';

type ModeSwitchProps = { legend: string; options: readonly { mode: ServiceMode; label: string }[] };

const optionLook =
  'relative grid min-h-12 flex-1 cursor-pointer place-items-center px-6 max-xs:px-3 not-first-of-type:border-l not-first-of-type:border-control';
const optionChecked =
  'has-checked:font-label has-checked:shadow-[inset_0_-3px_var(--gold-mark)] forced-color-adjust-none';
const optionFocused =
  'has-focus-visible:outline-2 has-focus-visible:outline-gold has-focus-visible:outline-offset-3';

const modeNamed = (name: string | null | undefined) => serviceModes.find((known) => known === name);

/** Puts the choice into the address, and leaves no answer about the other direction open, which is hidden now. */
function applyMode(mode: ServiceMode) {
  const address = new URL(window.location.href);
  address.searchParams.set('mode', mode);
  window.history.replaceState(null, '', address);
  for (const item of document.querySelectorAll(`main [data-mode]:not([data-mode=${mode}]) details[open]`))
    item.removeAttribute('open');
}

/** Whether it was pressed before there were scripts that hear it; a script in the head keeps such presses (decision 0217). */
const wasPressedEarly = (fieldset: Node | null) =>
  window.earlyClicks?.some(({ target }) => target instanceof Node && fieldset?.contains(target));

/** Inbound or outbound. A native choice that styles follow, so it works without JavaScript. */
export function ModeSwitch({ legend, options }: ModeSwitchProps) {
  const switched = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const mode = modeNamed(new URLSearchParams(window.location.search).get('mode'));
    const option = (selector: string) => switched.current?.querySelector<HTMLInputElement>(selector);
    const shown = option(':checked');
    // A choice from before the scripts came is the last one made; another the browser has restored without its address.
    if (wasPressedEarly(switched.current) || !(mode || shown?.defaultChecked)) {
      const chosen = modeNamed(shown?.value);
      // Once the router, whose effects come after this one, hears of it.
      if (chosen) queueMicrotask(() => applyMode(chosen));
      return;
    }
    const asked = mode && option(`[value=${mode}]`);
    if (!asked) return;
    asked.checked = true;
    // The browser has looked for the section of the address while the other direction was shown.
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <fieldset
      ref={switched}
      className="flex w-full max-sm:flex-wrap rounded-control border border-control sm:inline-flex sm:w-auto"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ mode, label }, index) => (
        <label key={mode} className={`${optionLook} ${optionChecked} ${optionFocused}`}>
          <input
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
            type="radio"
            name="mode"
            value={mode}
            defaultChecked={index === 0}
            // Not `onChange`, which React keeps back for the option that it last saw chosen: the address may have
            // chosen the other one since.
            onInput={() => applyMode(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
