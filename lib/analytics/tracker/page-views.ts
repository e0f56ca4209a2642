import { v7 as uuidv7 } from 'uuid';
import { eventLimits as limits } from '@/content/analytics';
import type { SessionBatch } from '@/lib/analytics/batch';
import type { EventMark, EventQueue } from './event-queue';
import { truncate } from './event-text';
import type { DocumentSession, Session } from './session';

/** The page a visitor came from: another site's address without its query, or the path of one of ours. */
export type Referrer = { referrer?: string; previous?: string };

/** @param origin this site's */
export function readReferrer(address: string, origin: string): Referrer {
  const page = truncate(address.replace(/[?#].*/s, ''), limits.address);
  if (page.startsWith(`${origin}/`)) return { previous: page.slice(origin.length) };
  return page ? { referrer: page } : {};
}

const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How the visitor came to this document: a later session of it did not come from anywhere. */
type VisitSource = Pick<SessionBatch, 'referrer' | 'utm'>;

/** What a session says of the screen, and of whoever drives the browser. */
type SessionWindow = Pick<Window, 'innerWidth' | 'innerHeight'> & {
  readonly screen: Pick<Screen, 'width' | 'height'>;
  readonly navigator: Pick<Navigator, 'webdriver'>;
};

/** The five `utm_` parameters that are there and not empty; nothing else of a query is read. */
export function readCampaign(search: string): VisitSource['utm'] {
  const query = new URLSearchParams(search);
  const found = campaignParts
    .map((part) => [part, truncate(query.get(`utm_${part}`) ?? '', limits.utm)])
    .filter(([, value]) => value);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const sizeText = (width: number, height: number) => `${Math.round(width)}x${Math.round(height)}`;

/** A page that replaces another gets its title a moment after its address. */
const titleDelay = 100;

/** Without activity for so long, a visit is over. */
const idleLimit = 30 * 60 * 1000;

/** The wall clock, which may be set, says when; the other one, which only runs, says how long. */
type ViewMoment = { at: number; elapsed: number };

export type PageView = {
  path: string;
  /** Its exit is one event, made when the view begins and recorded again each time the visitor leaves. */
  exit: Pick<EventMark, 'id'> & Partial<EventMark>;
  /** Milliseconds in sight, before it was last shown. */
  seen: number;
  /** When it was last shown; `null` while it is out of sight. */
  shown: number | null;
  /** Records the view, once. */
  record: () => void;
};

export type ViewEnvironment = {
  /** The wall clock, in milliseconds since 1970. */
  now: () => number;
  /** The running clock, in milliseconds since the document was opened. */
  performance: Pick<Performance, 'now'>;
  /** The address of the document. */
  opened: URL;
  document: Pick<Document, 'referrer' | 'visibilityState'>;
  window: SessionWindow;
  session: DocumentSession;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Records the pages of a visit, when each was left and for how long it was seen, and when the visit is over. */
export function createPageViews(
  { now, performance, opened, document, window, session }: ViewEnvironment,
  queue: EventQueue,
) {
  let view: PageView;
  let sessionEnd: PageView['exit'];
  let lastActivity: ViewMoment;
  /** Everything of this leaving is recorded; being shown, or another page, undoes it. */
  let hasLeft = false;

  const thisMoment = (): ViewMoment => ({ at: now(), elapsed: performance.now() });

  function startSession(begun: Session, path: string, previous?: string, source?: VisitSource) {
    queue.setSession({
      ...begun,
      ...source,
      screen: sizeText(window.screen.width, window.screen.height),
      viewport: sizeText(window.innerWidth, window.innerHeight),
      webdriver: window.navigator.webdriver || undefined,
    });
    sessionEnd = { id: uuidv7() };
    startView(path, previous);
  }

  function startView(path: string, previous?: string) {
    const { at } = lastActivity;
    let isRecorded = false;
    const record = () => {
      if (isRecorded) return;
      isRecorded = true;
      queue.recordEvent({ type: 'page_view', at, previous });
    };
    const shown = document.visibilityState === 'visible' ? lastActivity.elapsed : null;
    view = { path, exit: { id: uuidv7() }, seen: 0, shown, record };
    hasLeft = false;
    queue.setPage(path);
    setTimeout(record, titleDelay);
  }

  function endView({ at, elapsed: ended }: ViewMoment) {
    view.record();
    if (view.shown !== null) view.seen += Math.max(0, ended - view.shown);
    view.shown = null;
    view.exit = queue.recordEvent({ type: 'page_exit', at, visible: view.seen / 1000, ...view.exit });
  }

  /** Something the visitor did: within half an hour of the last it belongs to the same visit. */
  function noteActivity() {
    const isOver = now() - lastActivity.at >= idleLimit;
    if (isOver) leave();
    lastActivity = thisMoment();
    if (!isOver) return;
    startSession(session.renew(), view.path);
    view.record();
  }

  /** Records how long the page was in sight, as far as is known now. Nobody looked on after the last activity. */
  function leave() {
    if (hasLeft) return;
    hasLeft = true;
    const moment = thisMoment();
    const last = moment.at - lastActivity.at < idleLimit ? moment : lastActivity;
    endView(last);
    sessionEnd = queue.recordEvent({ type: 'session_end', at: last.at, ...sessionEnd });
  }

  return {
    current: () => view,
    noteActivity,
    leave,

    /** The document's first view, from the moment it was opened; recorded by itself when its time has come. */
    start() {
      const current = session.current();
      const { referrer, previous } = readReferrer(document.referrer, opened.origin);
      lastActivity = { at: current.started, elapsed: 0 };
      startSession(current, opened.pathname, previous, { referrer, utm: readCampaign(opened.search) });
    },

    /** Another page of the site has replaced the one before. */
    viewPage(path: string) {
      if (path === view.path) return;
      noteActivity();
      endView(lastActivity);
      startView(path, view.path);
    },

    /** The visitor is back, from another tab or from the pages before. */
    resume() {
      noteActivity();
      hasLeft = false;
      view.shown ??= lastActivity.elapsed;
    },
  };
}
