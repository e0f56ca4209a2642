'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { BackLink } from '@/components/layout/back-link';
import { demo } from '@/content/demo';
import { useBrowserValue } from '@/lib/browser/browser-values';
import { useSiteRouter } from '@/lib/browser/whole-styles';
import { DemoView } from './demo-view';
import { demoVisit } from './demo-visit';
import { useCountdown } from './use-countdown';

const announcedSeconds = Object.entries(demo.announcements)
  .map(([second, words]) => ({ second: Number(second), words }))
  .sort((a, b) => a.second - b.second);

/** What a screen reader has last been told of the time, with `left` seconds to go. */
export const countdownAnnouncement = (left: number): string =>
  announcedSeconds.find(({ second }) => left <= second)?.words ?? '';

const noNames: ReadonlyMap<string, string> = new Map();

/** The bar's Back: without history it leads to the page the demo was asked for on (decision 0031). */
export function DemoBack() {
  return <BackLink fallback={demoVisit(useSearchParams(), noNames).from} />;
}

type DemoScreenProps = Pick<ComponentProps<typeof DemoView>, 'waiting' | 'face'> & {
  /** The name of each service by its slug. */
  names: ReadonlyMap<string, string>;
};

const readQuery = () => window.location.search;

/**
 * Reads where the visitor came from, and sends them back there when the time has run out. Not by `useSearchParams`, for
 * which the page would be made anew when scripts have come, and the button that was pressed until then with it.
 */
export function DemoScreen({ names, ...still }: DemoScreenProps) {
  const router = useSiteRouter();
  const visit = demoVisit(new URLSearchParams(useBrowserValue(readQuery, '')), names);
  // Replaced, or Back would lead here again, and from here away again.
  const { left, isStopped, stop } = useCountdown(demo.seconds, () => router.replace(visit.from));
  return (
    <>
      <DemoView visit={visit} left={left} isStopped={isStopped} onStay={stop} {...still} />
      <p className="sr-only" role="status">
        {isStopped ? '' : countdownAnnouncement(left)}
      </p>
    </>
  );
}
