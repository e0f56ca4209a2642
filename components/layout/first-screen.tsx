const endId = 'first-screen';

/**
 * Stands after all that a phone shows without scrolling, and has the browser paint only once that is there. Painted in
 * parts a page is laid out twice on a slow phone, and what stands first in the window but not in the document pushes the
 * rest down. Browsers that do not know the link paint as they like.
 */
export const FirstScreenEnd = () => (
  <>
    <link rel="expect" href={`#${endId}`} blocking="render" />
    <span id={endId} hidden />
  </>
);
