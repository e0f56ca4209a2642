// Not in button.tsx: every page carries along what it shows when it fails, and that needs only the look.

export type ButtonLook = {
  /** One gold button per view, for the page's main action. */
  variant?: 'gold' | 'line';
  /** small: 40 px in rows, 44 px for fingers. medium: 48 px. large: 56 px, to submit. wide: fills its column, icon right. */
  size?: 'small' | 'medium' | 'large' | 'wide';
};

const buttonBase =
  'inline-flex max-w-full items-center gap-2.5 rounded-control border font-label text-balance no-underline transition-colors duration-200 [&>svg]:ml-0';
const disabledButton =
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-control disabled:bg-transparent disabled:text-muted';
const buttonVariants = {
  gold: 'border-transparent bg-gold-fill text-on-gold hover:bg-gold-fill-hover',
  line: 'border-control bg-transparent text-ink hover:border-ink',
};
const centeredButton = 'justify-center text-center';
const buttonSizes = {
  small: `${centeredButton} min-h-11 lg:min-h-10 px-4 py-1.5 text-small leading-tight`,
  medium: `${centeredButton} min-h-12 px-6 py-2.5 text-button`,
  large: `${centeredButton} min-h-14 min-w-[min(16rem,100%)] px-8 max-sm:w-full py-3 text-button`,
  wide: 'min-h-14 w-full justify-between px-5 py-3 text-left text-button',
};

/** The look of a button, for any element that needs it. */
export const buttonClass = ({ variant = 'gold', size = 'medium' }: ButtonLook): string =>
  `${buttonBase} ${buttonVariants[variant]} ${buttonSizes[size]} ${disabledButton}`;
