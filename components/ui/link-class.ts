/** Underlines the words but not the icon after them. */
const ruleUnderWords =
  '[&>span:first-child]:rule-under [&>span:first-child]:hover:bg-size-[0_1px] [&>span:first-child]:hover:bg-position-[100%_100%]';

/** The look of a quiet action on a link that leaves the site. */
export const quietLinkClass = `inline-flex items-center py-2.5 font-link no-underline ${ruleUnderWords}`;

const ringOfCard =
  'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold';

/** A link that covers the whole card around it. Its focus ring stays around its words. */
export const coveringLinkClass = 'after:absolute after:inset-0';

/** A link that covers the whole card around it, so that its focus ring does too. */
export const stretchedLinkClass = `${coveringLinkClass} ${ringOfCard}`;
