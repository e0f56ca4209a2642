import 'server-only';
import { type DatabaseState, ping, probeWrites } from '@/db/queries/http';

export type Health = {
  status: 'ok' | 'unavailable';
  /** `unset`: there is no `DATABASE_URL`, which is no failure (decision 0035). */
  database: DatabaseState;
};

/** `alive`: the process can serve pages, with or without its database. `ready`: it can also keep what it is sent. */
type HealthQuestion = 'alive' | 'ready';

const questions: Record<HealthQuestion, () => Promise<DatabaseState>> = { alive: ping, ready: probeWrites };

/** However many ask, the database is asked once in so many milliseconds: its connections are for what visitors send. */
const GOOD_FOR_MS = 1000;

const latest = new Map<HealthQuestion, { asked: number; answer: Promise<DatabaseState> }>();

function sharedAnswer(question: HealthQuestion): Promise<DatabaseState> {
  const now = performance.now();
  const known = latest.get(question);
  if (known && now - known.asked < GOOD_FOR_MS) return known.answer;
  const answer = questions[question]();
  latest.set(question, { asked: now, answer });
  return answer;
}

/** How this process is, within a second. */
export async function checkHealth(question: HealthQuestion): Promise<Health> {
  const database = await sharedAnswer(question);
  return { status: question === 'ready' && database === 'down' ? 'unavailable' : 'ok', database };
}
