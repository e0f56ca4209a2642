'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { BackLink } from '@/components/layout/back-link';
import { demo } from '@/content/demo';
import { type ServiceMode, serviceModes } from '@/content/services/section';
import { sitePaths } from '@/content/site-paths';
import { useBrowserValue } from '@/lib/browser/browser-values';
import { onceNetworkAnswers } from '@/lib/browser/network-answers';
import { askFor, isLinkPending, replaceOnceStyled, stopLeaving } from '@/lib/browser/site-router';
import { paths, type SitePath } from '@/lib/paths';
import { DemoView } from './demo-view';

type Countdown = {
  /** Seconds. */
  left: number;
  isStopped: boolean;
  stop(): void;
};

/**
 * Counts down once a second, but not while the tab is hidden, so that whoever reads elsewhere loses no time, nor while
 * the page of a pressed link is on its way.
 * @param seconds where it starts
 * @param onEnd called once, at zero, but never after `stop`; what it returns is called when `stop` comes after the end
 */
function useCountdown(seconds: number, onEnd: () => () => void): Countdown {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const isOver = left <= 0;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isStopped || isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isLinkPending()) setLeft((before) => before - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isStopped, isOver]);

  useEffect(() => {
    return isOver && !isStopped ? end() : undefined;
  }, [isStopped, isOver]);

  return { left, isStopped, stop: () => setIsStopped(true) };
}

/** A page, or one direction of a service. */
type WayBack = SitePath | `${SitePath}?mode=${ServiceMode}`;

/** Going back to these would lead nowhere. */
const isNoWayBack = (path: SitePath) => path === paths.demo || path === paths.analysisLoading;

/** Every address that one from outside may be, letter by letter. */
const waysBack = sitePaths
  .filter((path) => !isNoWayBack(path))
  .flatMap((path): WayBack[] => [path, ...serviceModes.map((mode) => `${path}?mode=${mode}` as const)]);

/** Where a visitor of the demo screen came from. */
export type DemoVisit = {
  /** The name of the service, if it is known. */
  service?: string;
  from: WayBack;
};

/** Used when the address does not say (R67). */
const unknownVisit: DemoVisit = { from: paths.home };

/**
 * Reads `?service=<slug>&from=<path>` (decision 0004): only known services, pages of this site and their directions.
 * @param names the name of each service by its slug
 */
export function demoVisit(
  query: Pick<URLSearchParams, 'get'>,
  names: ReadonlyMap<string, string>,
): DemoVisit {
  return {
    service: names.get(query.get('service') ?? ''),
    from: waysBack.find((known) => known === query.get('from')) ?? unknownVisit.from,
  };
}

const announcedSeconds = Object.entries(demo.announcements)
  .map(([second, words]) => ({ second: Number(second), words }))
  .sort((a, b) => a.second - b.second);

/** What a screen reader was last told about the time, with `left` seconds to go. */
export const countdownAnnouncement = (left: number): string =>
  announcedSeconds.find(({ second }) => left <= second)?.words ?? '';

const noNames: ReadonlyMap<string, string> = new Map();

/** The Back of the header: without history it leads to the page from which the demo was opened (decision 0031). */
export function DemoBack() {
  return <BackLink fallback={demoVisit(useSearchParams(), noNames).from} />;
}

type DemoScreenProps = Pick<ComponentProps<typeof DemoView>, 'waiting' | 'face'> & {
  /** The name of each service by its slug. */
  names: ReadonlyMap<string, string>;
};

/**
 * Opens a page once the network answers, unless something else is pressed meanwhile. It replaces this one, because Back
 * would otherwise lead here again, and from here away again.
 * @returns stops the wait
 */
function leaveFor(path: WayBack) {
  const isWanted = askFor(path);
  return onceNetworkAnswers(path, () => isWanted() && replaceOnceStyled(path));
}

/** Takes back a page that was asked for, however far it has come. */
function stayHere() {
  askFor(location.href);
  // The router hears of it as of a navigation, and asks the network for nothing.
  history.replaceState(null, '', location.href);
  stopLeaving();
}

const readQuery = () => window.location.search;

/**
 * Reads where the visitor came from, and sends them back there when the time has run out. With `useSearchParams` the
 * page would be rendered again once its scripts have loaded, and a button pressed before would be gone.
 */
export function DemoScreen({ names, ...still }: DemoScreenProps) {
  const visit = demoVisit(new URLSearchParams(useBrowserValue(readQuery, '')), names);
  const { left, isStopped, stop } = useCountdown(demo.seconds, () => leaveFor(visit.from));
  const stay = () => {
    stop();
    stayHere();
  };
  return (
    <>
      <DemoView visit={visit} left={left} isStopped={isStopped} onStay={stay} {...still} />
      <p className="sr-only" role="status">
        {isStopped ? '' : countdownAnnouncement(left)}
      </p>
    </>
  );
}
