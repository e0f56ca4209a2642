const endId = 'first-screen';

/**
 * Placed after everything that a phone shows without scrolling; makes the browser paint only once all of that is
 * there. A page painted in parts is laid out twice on a slow phone, and whatever is first in the window but not in the
 * document pushes the rest down. Browsers that do not know this link paint as they like.
 */
export const FirstScreenEnd = () => (
  <>
    <link rel="expect" href={`#${endId}`} blocking="render" />
    <span id={endId} hidden />
  </>
);
