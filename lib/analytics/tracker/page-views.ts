import { eventLimits as limits } from '@/content/analytics';
import type { SessionBatch } from '@/lib/analytics/batch';
import { readRecentAssessment } from '@/lib/assessments/browser/recent-assessment';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { truncate } from '@/lib/storable-text';
import type { EventMark, EventQueue, ViewFacts } from './event-queue';
import type { DocumentSession, Session } from './session';

/** The page a visitor came from: an address on another site without its query, or the path of one of ours. */
export type Referrer = { referrer?: string; previous?: string };

/** @param origin this site's */
export function readReferrer(address: string, origin: string): Referrer {
  const page = address.replace(/[?#].*/s, '');
  // Cut last: by its length the server knows that a text was cut, maybe through somebody's address (personal-data.ts).
  if (page.startsWith(`${origin}/`)) return { previous: pageOf(page.slice(origin.length)) };
  return page ? { referrer: pageOf(page) } : {};
}

const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How the visitor came to this document. A later session in a document that was already looked at has no source. */
type VisitSource = Pick<SessionBatch, 'referrer' | 'utm'>;

/** What a session says about the screen, and whether a program drives the browser. */
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

/** A path, or an address on another site, as events carry it. */
export const pageOf = (path: string) => truncate(path, limits.address);

const sizeText = (width: number, height: number) => `${Math.round(width)}x${Math.round(height)}`;

/** A page that replaces another gets its title after its address, on a slow phone seconds later. */
const titlePause = 100;
const mostTitleChecks = 30;

/** Milliseconds without activity after which a visit is over. */
const sessionIdleLimit = 30 * 60 * 1000;

/** The wall clock, which can be changed, says when; the monotonic one says for how long. */
type ViewMoment = { at: number; elapsed: number };

export type PageView = {
  /** What its events say about it. */
  facts: ViewFacts;
  /** By the monotonic clock. */
  began: number;
  /** Its exit is a single event, made when the view begins and recorded again each time the visitor leaves. */
  exit: Pick<EventMark, 'id'> & Partial<EventMark>;
  /** Milliseconds in view, up to when it was last shown. */
  seen: number;
  /** When it was last shown; `null` while it is hidden. */
  shown: number | null;
  /** The deepest it was scrolled, in percent. */
  scrolled?: number;
};

type Page = Pick<ViewFacts, 'page' | 'title'>;

export type ViewEnvironment = {
  /** The wall clock, in milliseconds since 1970. */
  now: () => number;
  /** The monotonic clock, in milliseconds since the document was opened. */
  performance: Pick<Performance, 'now'>;
  /** The address of the document, and its title. */
  opened: URL;
  openedTitle: string;
  document: Pick<Document, 'referrer' | 'visibilityState' | 'title'>;
  window: SessionWindow;
  session: DocumentSession;
};

export type PageViews = ReturnType<typeof createPageViews>;

/** Records the pages of a visit, when each was left and for how long it was in view, and when the visit is over. */
export function createPageViews(
  { now, performance, opened, openedTitle, document, window, session }: ViewEnvironment,
  queue: EventQueue,
) {
  let view: PageView;
  const views: PageView[] = [];
  let lastTitle = openedTitle;
  let sessionEnd: PageView['exit'];
  let lastActivity: ViewMoment;
  /** Kept until somebody looks at the page. */
  let source: VisitSource | undefined;
  /** Everything about this leaving has been recorded; showing the page again, or opening another, resets it. */
  let hasLeft = false;

  const thisMoment = (): ViewMoment => ({ at: now(), elapsed: performance.now() });

  function startSession(begun: Session, page: Page, previous?: string) {
    queue.setSession({
      ...begun,
      ...source,
      screen: sizeText(window.screen.width, window.screen.height),
      viewport: sizeText(window.innerWidth, window.innerHeight),
      webdriver: window.navigator.webdriver || undefined,
      assessment: readRecentAssessment()?.assessment,
    });
    sessionEnd = { id: uuidV7() };
    startView(page, previous);
  }

  /** Recorded at once, before anything that happens in it. */
  function startView(page: Page, previous?: string) {
    const { at, elapsed: began } = lastActivity;
    const shown = document.visibilityState === 'visible' ? began : null;
    const facts = { ...page, view: uuidV7() };
    if (shown !== null) source = undefined;
    view = { facts, began, exit: { id: uuidV7() }, seen: 0, shown };
    views.push(view);
    hasLeft = false;
    queue.setView(facts);
    queue.recordEvent({ type: 'page_view', id: facts.view, at, previous });
    awaitTitle();
  }

  /** Until the page has its own title, and no longer that of the page before, its path stands in for it. */
  function awaitTitle(facts = view.facts, checks = mostTitleChecks) {
    if (facts !== view.facts || facts.title !== facts.page) return;
    const title = truncate(document.title, limits.label);
    if (!checks || (title && title !== lastTitle)) {
      queue.correctTitle(title || facts.page);
      lastTitle = title;
    } else setTimeout(awaitTitle, titlePause, facts, checks - 1);
  }

  /** It ended with the last thing the visitor did. */
  function endView() {
    const { at, elapsed: ended } = lastActivity;
    if (view.shown !== null) view.seen += ended - view.shown;
    view.shown = null;
    view.exit = queue.recordEvent({ type: 'page_exit', at, visible: view.seen / 1000, ...view.exit });
  }

  /** Something the visitor did: if it comes within half an hour of the last thing, it belongs to the same visit. */
  function noteActivity() {
    const isOver = now() - lastActivity.at >= sessionIdleLimit;
    if (isOver) leave();
    lastActivity = thisMoment();
    if (!isOver) return;
    startSession(session.renew(), view.facts);
  }

  /** Records how long the page was in view, as far as is known now. After the idle limit nobody was looking any more. */
  function leave() {
    if (hasLeft) return;
    hasLeft = true;
    // The page may have got its title between two checks.
    awaitTitle();
    // Leaving is the last thing the visitor did: whoever is back within half an hour of it goes on with the visit. But a
    // page that nobody looks at may be closed at any time, with its window or with the browser.
    if (view.shown !== null && now() - lastActivity.at < sessionIdleLimit) lastActivity = thisMoment();
    endView();
    sessionEnd = queue.recordEvent({ type: 'session_end', at: lastActivity.at, ...sessionEnd });
  }

  return {
    /** All views so far, in order: the last one is the current one. */
    all: views,
    noteActivity,
    leave,

    /** The document's first view, from the moment it was opened. */
    start() {
      const current = session.current();
      const { referrer, previous } = readReferrer(document.referrer, opened.origin);
      lastActivity = { at: current.started, elapsed: 0 };
      source = { referrer, utm: readCampaign(opened.search) };
      startSession(current, { page: pageOf(opened.pathname), title: openedTitle }, previous);
    },

    /** Another page of the site has replaced the one before. */
    viewPage(path: string) {
      const page = pageOf(path);
      if (page === view.facts.page) return;
      const next = { ...view.facts, page, title: page };
      // By itself, in a hidden tab, after the visit was over: nobody has come. Whoever comes back begins a visit with it.
      if (view.shown === null && now() - lastActivity.at >= sessionIdleLimit) {
        leave();
        view = { ...view, facts: next };
        return;
      }
      noteActivity();
      endView();
      startView(next, view.facts.page);
    },

    /** The visitor is back, from another tab or from the pages before. */
    resume() {
      noteActivity();
      source = undefined;
      hasLeft = false;
      view.shown ??= lastActivity.elapsed;
    },
  };
}
