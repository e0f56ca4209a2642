import { v7 as uuidv7 } from 'uuid';
import { nextTask } from './next-task';
import { beginSession, type Mark, record, settleTitle, turnTo } from './record';
import { measuredSession, renewSession } from './session';
import { type Arrival, sessionFacts } from './session-facts';

/** A page that replaces another gets its title a moment after its address. */
const titleDelay = 100;

/** Without activity for so long, a visit is over. */
const idleLimit = 30 * 60 * 1000;

/** The wall clock, which may be set, tells when; the other one, which only runs, tells how long. */
type Moment = { at: number; now: number };

const thisMoment = (): Moment => ({ at: Date.now(), now: performance.now() });

export type PageView = {
  path: string;
  /** Its exit is one event, made when the view begins and told again each time the visitor leaves. */
  exit: Pick<Mark, 'id'> & Partial<Mark>;
  /** Milliseconds in sight, before it was last shown. */
  seen: number;
  /** When it was last shown; `null` while it is out of sight. */
  shown: number | null;
  /** Records the view, once. */
  tell: () => void;
};

let view: PageView;
let sessionEnd: PageView['exit'];
let active: Moment;
/** Everything has been told of this leaving; being shown, or another page, undoes it. */
let hasLeft = false;

export const currentView = (): PageView => view;

/** The document's first view, from the moment it was opened. */
export async function arrive(path: string, arrival: Arrival) {
  const session = measuredSession();
  active = { at: session.started, now: 0 };
  begin(sessionFacts(session, arrival), path, arrival.previous);
  await nextTask();
  view.tell();
}

/** Another page of the site has replaced the one before. */
export function viewPage(path: string) {
  if (path === view.path) return;
  noteActivity();
  endView(active);
  beginView(path, view.path);
}

/** Something the visitor did: within half an hour of the last it belongs to the same visit. */
export function noteActivity() {
  const isOver = Date.now() - active.at >= idleLimit;
  if (isOver) leave();
  active = thisMoment();
  if (!isOver) return;
  begin(sessionFacts(renewSession()), view.path);
  view.tell();
}

/** Tells how long the page was in sight, as far as that can be known now. Nobody looked on after the last activity. */
export function leave() {
  if (hasLeft) return;
  hasLeft = true;
  const moment = thisMoment();
  const last = moment.at - active.at < idleLimit ? moment : active;
  endView(last);
  sessionEnd = record({ type: 'session_end', at: last.at, ...sessionEnd });
}

/** The visitor is back, from another tab or from the pages before. */
export function comeBack() {
  noteActivity();
  hasLeft = false;
  view.shown ??= active.now;
}

function begin(facts: ReturnType<typeof sessionFacts>, path: string, previous?: string) {
  beginSession(facts);
  sessionEnd = { id: uuidv7() };
  beginView(path, previous);
}

function beginView(path: string, previous?: string) {
  const shown = document.visibilityState === 'visible' ? active.now : null;
  const { at } = active;
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    settleTitle();
    record({ type: 'page_view', at, previous });
  };
  view = { path, exit: { id: uuidv7() }, seen: 0, shown, tell };
  hasLeft = false;
  turnTo(path);
  setTimeout(tell, titleDelay);
}

function endView({ at, now }: Moment) {
  view.tell();
  if (view.shown !== null) view.seen += Math.max(0, now - view.shown);
  view.shown = null;
  view.exit = record({ type: 'page_exit', at, visible: view.seen / 1000, ...view.exit });
}
