import 'server-only';
import { type DatabaseState, lastStoredWrite, pingDatabase, probeWrites } from '@/db/queries/health';
import { withShortDeadline } from '@/db/queries/http';
import { lastMaintenance } from '@/db/queries/maintenance';

export type Health = {
  status: 'ok' | 'unavailable';
  /** `unset`: there is no `DATABASE_URL`. Pages are served (decision 0035), but nothing that is sent is kept. */
  database: DatabaseState;
  /** When this process last stored something a visitor sent; null if it has not yet. Only told with `ready`. */
  lastWrite?: string | null;
  /** When the sums by day were last made and old visits last deleted; null for never. Only told with `ready`. */
  maintenance?: { rollups: string | null; retention: string | null };
};

/** `alive`: the process can serve pages, with or without its database. `ready`: it can also store what it is sent. */
type HealthQuestion = 'alive' | 'ready';

type Answer = Omit<Health, 'status'>;

async function readMaintenance(): Promise<Health['maintenance']> {
  const runs = await withShortDeadline(lastMaintenance());
  if (!runs?.ok) return undefined;
  const timeOf = (kind: string) => {
    const run = runs.value.find((one) => one.kind === kind);
    return run ? new Date(run.succeededAt).toISOString() : null;
  };
  return { rollups: timeOf('rollups'), retention: timeOf('retention') };
}

async function probe(): Promise<Answer> {
  const database = await probeWrites();
  const stored = lastStoredWrite();
  const lastWrite = stored ? new Date(stored).toISOString() : null;
  const maintenance = database === 'up' ? await readMaintenance() : undefined;
  return { database, lastWrite, maintenance };
}

const questions: Record<HealthQuestion, () => Promise<Answer>> = {
  alive: async () => ({ database: await pingDatabase() }),
  ready: probe,
};

/** Milliseconds an answer is shared, however many ask: the database's connections are for what visitors send. */
const GOOD_FOR_MS = 1000;

const latest = new Map<HealthQuestion, { asked: number; answer: Promise<Answer> }>();

function sharedAnswer(question: HealthQuestion): Promise<Answer> {
  const now = performance.now();
  const known = latest.get(question);
  if (known && now - known.asked < GOOD_FOR_MS) return known.answer;
  const answer = questions[question]();
  latest.set(question, { asked: now, answer });
  return answer;
}

/** How this process is doing, answered within little more than a second. */
export async function checkHealth(question: HealthQuestion): Promise<Health> {
  const answer = await sharedAnswer(question);
  return { status: question === 'ready' && answer.database !== 'up' ? 'unavailable' : 'ok', ...answer };
}
