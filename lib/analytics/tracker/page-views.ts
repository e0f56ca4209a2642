import { v7 as uuidv7 } from 'uuid';
import { eventLimits as limits } from '@/content/analytics';
import type { SessionBatch } from '@/lib/analytics/batch';
import {
  type EventMark,
  nextTask,
  recordEvent,
  type SessionFacts,
  setPage,
  setSession,
  settleTitle,
} from './event-queue';
import { truncate } from './event-text';
import { measuredSession, renewSession, type Session } from './session';

/** The page a visitor came from: another site's address without its query, or the path of one of ours. */
export type Referrer = { referrer?: string; previous?: string };

/** @param origin this site's */
export function readReferrer(address: string, origin: string): Referrer {
  const page = truncate(address.replace(/[?#].*/s, ''), limits.address);
  if (page.startsWith(`${origin}/`)) return { previous: page.slice(origin.length) };
  return page ? { referrer: page } : {};
}

const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How the visitor came to this document. */
export type VisitSource = Referrer & Pick<SessionBatch, 'utm'>;

/** @param opened the address of the document */
export const readVisitSource = ({ origin, search }: URL): VisitSource => ({
  ...readReferrer(document.referrer, origin),
  utm: readCampaign(search),
});

/** @param arrival told of a document's first session only: a later one did not come from anywhere */
export const sessionFacts = ({ id, started }: Session, arrival?: VisitSource): SessionFacts => ({
  id,
  started,
  referrer: arrival?.referrer,
  screen: sizeText(screen.width, screen.height),
  viewport: sizeText(innerWidth, innerHeight),
  utm: arrival?.utm,
  webdriver: navigator.webdriver || undefined,
});

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

/** The wall clock, which may be set, tells when; the other one, which only runs, tells how long. */
type ViewMoment = { at: number; now: number };

const thisMoment = (): ViewMoment => ({ at: Date.now(), now: performance.now() });

export type PageView = {
  path: string;
  /** Its exit is one event, made when the view begins and told again each time the visitor leaves. */
  exit: Pick<EventMark, 'id'> & Partial<EventMark>;
  /** Milliseconds in sight, before it was last shown. */
  seen: number;
  /** When it was last shown; `null` while it is out of sight. */
  shown: number | null;
  /** Records the view, once. */
  tell: () => void;
};

let openView: PageView;
let sessionEnd: PageView['exit'];
let lastActivity: ViewMoment;
/** Everything has been told of this leaving; being shown, or another page, undoes it. */
let hasLeft = false;

export const currentView = (): PageView => openView;

/** The document's first view, from the moment it was opened. */
export async function startFirstView(path: string, arrival: VisitSource) {
  const session = measuredSession();
  lastActivity = { at: session.started, now: 0 };
  startSession(sessionFacts(session, arrival), path, arrival.previous);
  await nextTask();
  openView.tell();
}

/** Another page of the site has replaced the one before. */
export function viewPage(path: string) {
  if (path === openView.path) return;
  noteActivity();
  endView(lastActivity);
  startView(path, openView.path);
}

/** Something the visitor did: within half an hour of the last it belongs to the same visit. */
export function noteActivity() {
  const isOver = Date.now() - lastActivity.at >= idleLimit;
  if (isOver) recordLeaving();
  lastActivity = thisMoment();
  if (!isOver) return;
  startSession(sessionFacts(renewSession()), openView.path);
  openView.tell();
}

/** Tells how long the page was in sight, as far as that can be known now. Nobody looked on after the last activity. */
export function recordLeaving() {
  if (hasLeft) return;
  hasLeft = true;
  const moment = thisMoment();
  const last = moment.at - lastActivity.at < idleLimit ? moment : lastActivity;
  endView(last);
  sessionEnd = recordEvent({ type: 'session_end', at: last.at, ...sessionEnd });
}

/** The visitor is back, from another tab or from the pages before. */
export function resumeView() {
  noteActivity();
  hasLeft = false;
  openView.shown ??= lastActivity.now;
}

function startSession(facts: ReturnType<typeof sessionFacts>, path: string, previous?: string) {
  setSession(facts);
  sessionEnd = { id: uuidv7() };
  startView(path, previous);
}

function startView(path: string, previous?: string) {
  const shown = document.visibilityState === 'visible' ? lastActivity.now : null;
  const { at } = lastActivity;
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    settleTitle();
    recordEvent({ type: 'page_view', at, previous });
  };
  openView = { path, exit: { id: uuidv7() }, seen: 0, shown, tell };
  hasLeft = false;
  setPage(path);
  setTimeout(tell, titleDelay);
}

function endView({ at, now }: ViewMoment) {
  openView.tell();
  if (openView.shown !== null) openView.seen += Math.max(0, now - openView.shown);
  openView.shown = null;
  openView.exit = recordEvent({ type: 'page_exit', at, visible: openView.seen / 1000, ...openView.exit });
}
