const longEnough = 500;

/**
 * Calls back once half of an element has been in sight for half a second.
 * @returns a function that calls it off
 */
export function whenSeen(element: Element, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(seen, longEnough);
    },
    { threshold: 0.5 },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const seen = () => {
    stop();
    call();
  };
  observer.observe(element);
  return stop;
}
