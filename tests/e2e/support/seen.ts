/** Waits until the browser has told its observers what is in view. */
export const seen = (element: Element) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    }).observe(element);
  });
