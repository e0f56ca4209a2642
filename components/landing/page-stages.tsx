'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** Milliseconds; a page that is taken over on a desk has no task as long, on a slow phone it is one. */
const longTask = 100;

/** Milliseconds that a slow device has for the first screen alone. */
const slowDeviceRest = 6000;

/** Milliseconds after a press in which its effect, and what follows from it, has been drawn. */
const restAfterPress = 400;

/** Every font the page asks for has come or will not (`data-faces`): letters no longer need fixed places. */
function noteFaces() {
  document.fonts.ready.then(() => {
    document.documentElement.dataset.faces = '';
  });
}

/**
 * Has the sections far below laid out (`data-far`) once the browser has nothing better to do, and what is far from the
 * window out of the way around each press: the theme and the menu change the style of every element that is laid out
 * (decision 0153).
 */
function layOutFarSections() {
  const { dataset } = document.documentElement;
  let isSlow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const layOutIn = (rest: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        dataset.far = 'laid-out';
      },
      isSlow ? slowDeviceRest : rest,
    );
  };
  const noteTasks = (tasks: PerformanceEntry[]) => {
    isSlow ||= tasks.some(({ duration }) => duration > longTask);
  };
  const longTasks = new PerformanceObserver((list) => noteTasks(list.getEntries()));
  longTasks.observe({ type: 'longtask', buffered: true });
  const cancelIdle = whenIdle(() => {
    noteTasks(longTasks.takeRecords());
    longTasks.disconnect();
    // A press before has begun its rest.
    if (!timer) layOutIn(0);
  });
  // Before any listener of the page changes something: what is styled for the press is then the rest of the page alone.
  const restAround = () => {
    dataset.far = 'resting';
    layOutIn(restAfterPress);
  };
  window.addEventListener('click', restAround, true);
  return () => {
    longTasks.disconnect();
    cancelIdle();
    clearTimeout(timer);
    window.removeEventListener('click', restAround, true);
    // For whoever comes back: a place that was left is gone to at once, and its height has to be the true one by then.
    dataset.far = 'laid-out';
  };
}

/** Tells the style sheets of the page how far it has come. */
export function PageStages() {
  useEffect(noteFaces, []);
  useEffect(layOutFarSections, []);
  return null;
}
