'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { demo } from '@/content/demo';
import { useCountdown } from '@/lib/countdown/browser/use-countdown';
import { demoVisit } from '@/lib/demo/browser/demo-visit';
import { announcement } from './announcement';
import { DemoView } from './demo-view';

type DemoScreenProps = Pick<ComponentProps<typeof DemoView>, 'waiting' | 'face'> & {
  /** The name of each service by its slug. */
  names: ReadonlyMap<string, string>;
};

/** Reads where the visitor came from, and sends them back there when the time has run out. */
export function DemoScreen({ names, ...still }: DemoScreenProps) {
  const router = useRouter();
  const visit = demoVisit(useSearchParams(), names);
  // Replaced, or Back would lead here again, and from here away again.
  const { left, isStopped, stop } = useCountdown(demo.seconds, () => router.replace(visit.from));
  return (
    <>
      <DemoView visit={visit} left={left} isStopped={isStopped} onStay={stop} {...still} />
      <p className="sr-only" role="status">
        {isStopped ? '' : announcement(left)}
      </p>
    </>
  );
}
