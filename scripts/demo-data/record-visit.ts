import { pages } from '@/content/pages';
import { brandTitle, documentTitle } from '@/content/product-name';
import { paths } from '@/lib/paths';
import type { Chance } from './chance';

const titles = new Map<string, string>(
  pages.map(({ path, title }) => [path, path === paths.home ? brandTitle : documentTitle(title)]),
);

/** Events as a browser sends them, not yet parsed. */
type SentEvent = { type: string; id: string; seq: number; at: number } & Record<string, unknown>;

export type RecordedVisit = {
  id: string;
  started: number;
  /** When its last event happened. */
  ended: number;
  events: SentEvent[];
  journey: SentEvent[];
};

/** The share of visits that lose an event on the way. */
const LOSING = 0.015;

/**
 * What the tracker would have recorded of a visit, on a clock that only moves when it is told to.
 * @param started milliseconds since 1970
 */
export function recordVisit(chance: Chance, started: number) {
  const visit: RecordedVisit = { id: chance.id(started), started, ended: started, events: [], journey: [] };
  const lost = chance.happens(LOSING) ? chance.between(2, 9) : undefined;
  let page: { path: string; view: string; openedAt: number; exit: string } | undefined;
  let seq = 0;
  let now = started;

  const add = (list: SentEvent[], type: string, fields: object, id = chance.id(now)) => {
    seq += 1;
    visit.ended = now;
    // Its number is used up, but it is never sent.
    if (seq !== lost) list.push({ type, id, seq, at: now, ...fields });
  };
  const onPage = (type: string, fields: object = {}, id?: string) => {
    if (!page) throw new Error('No page of the visit is open.');
    const { path, view } = page;
    add(visit.events, type, { page: path, title: titles.get(path) ?? path, view, ...fields }, id);
  };
  const exit = () => {
    if (page) onPage('page_exit', { visible: (now - page.openedAt) / 1000 }, page.exit);
  };

  return {
    visit,
    now: () => now,
    pass(seconds: number) {
      now += Math.round(seconds * 1000);
    },
    open(path: string) {
      exit();
      const previous = page?.path;
      const view = chance.id(now);
      page = { path, view, openedAt: now, exit: chance.id(now) };
      add(
        visit.events,
        'page_view',
        { page: path, title: titles.get(path) ?? path, view, ...(previous && { previous }) },
        view,
      );
    },
    onPage,
    step: (type: string, fields: object) => add(visit.journey, type, fields),
    leave() {
      exit();
      onPage('session_end');
    },
  };
}

export type Recorder = ReturnType<typeof recordVisit>;
