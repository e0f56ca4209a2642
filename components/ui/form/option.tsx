import type { ComponentProps, ReactNode } from 'react';

type OptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  note?: string;
  children: ReactNode;
};

/** Boxes side by side, one under the other on phones. */
export function OptionGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2">{children}</div>;
}

/** A radio button whose whole box is the target; the chosen one has a heavier border, a filled dot and heavier words. */
export function Option({ note, children, ...input }: OptionProps) {
  return (
    <label
      className={`group relative flex cursor-pointer gap-3.5 rounded-control border border-control bg-surface px-4.5 py-3 tabular-nums hover:border-ink has-checked:border-gold has-checked:font-label has-checked:ring-1 has-checked:ring-gold has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold ${note ? 'min-h-18' : 'min-h-15 items-center'}`}
    >
      <input
        type="radio"
        className="absolute inset-0 m-0 scroll-mt-24 size-full cursor-pointer opacity-0"
        {...input}
      />
      <span
        className={`grid size-4.5 flex-none place-items-center rounded-full border border-control group-has-checked:border-gold ${note ? 'mt-0.75' : ''}`}
      >
        <span className="size-2 rounded-full group-has-checked:bg-gold forced-colors:group-has-checked:bg-[CanvasText]" />
      </span>
      <span className="leading-snug">
        {children}
        {note && <span className="block text-note font-normal text-muted">{note}</span>}
      </span>
    </label>
  );
}
