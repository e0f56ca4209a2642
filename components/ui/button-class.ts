export type ButtonLook = {
  /** One gold button per view: it is the action of the page. */
  metal?: 'gold' | 'line';
  /** small: 40 px, in rows. medium: 48 px. large: 56 px, submit and purchase. */
  size?: 'small' | 'medium' | 'large';
};

const base =
  'inline-flex max-w-full items-center justify-center gap-3 rounded-control border text-center font-label text-balance no-underline transition-colors duration-200';
const disabled =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-control disabled:bg-transparent disabled:text-muted';
const metals = {
  gold: 'border-transparent bg-gold-fill text-on-gold hover:bg-gold-fill-hover',
  line: 'border-control bg-transparent text-ink hover:border-ink',
};
const sizes = {
  small: 'min-h-10 px-4 py-1.5 text-small leading-tight',
  medium: 'min-h-12 px-6 py-2.5 text-[1rem] leading-tight',
  large: 'min-h-14 min-w-[min(16rem,100%)] px-8 max-sm:w-full py-3 text-[1rem] leading-tight',
};

/** The look of a button, for whatever element has to wear it. */
export const buttonClass = ({ metal = 'gold', size = 'medium' }: ButtonLook): string =>
  `${base} ${metals[metal]} ${sizes[size]} ${disabled}`;
