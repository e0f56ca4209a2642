const endId = 'first-screen';

/**
 * Has the browser paint only once the page's first screen is there. Painted in parts it is laid out twice on a slow phone,
 * and what stands first in the window but not in the document pushes the rest down. Where a page marks no end, its own is
 * meant; browsers that do not know the link paint as they like.
 */
export const PaintAfterFirstScreen = () => <link rel="expect" href={`#${endId}`} blocking="render" />;

/** For long pages: all that is seen without scrolling, on a phone, stands before this. */
export const FirstScreenEnd = () => <span id={endId} hidden />;
