import { useEffect, useEffectEvent, useState } from 'react';

export type Countdown = {
  /** Seconds. */
  left: number;
  isStopped: boolean;
  stop(): void;
};

/**
 * Counts down once a second, but not while the tab is hidden: whoever reads elsewhere loses nothing.
 * @param seconds where it starts
 * @param onEnd called once, at zero; never after `stop`
 */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const isOver = left <= 0;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isStopped || isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((before) => before - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isStopped, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return { left, isStopped, stop: () => setIsStopped(true) };
}
