import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { databaseUse, lastStoredWrite } from '@/db/queries/health';
import { countOpenDeliveries } from '@/db/queries/leads';
import { type CounterName, counters } from './counters';

/** Values that are read only when somebody asks. */
const gauges = [
  {
    name: 'site_batches_waiting',
    help: 'Batches of events that wait for a statement.',
    read: () => globalThis.waitingBatches ?? 0,
  },
  {
    name: 'site_assessments_waiting',
    help: 'Assessments sent without JavaScript that could not be stored yet.',
    read: () => globalThis.waitingAssessments ?? 0,
  },
  {
    name: 'site_database_queries_running',
    help: 'Queries under way or waiting for a connection.',
    read: () => databaseUse().running,
  },
  {
    name: 'site_database_pool_size',
    help: 'Connections this process may have.',
    read: () => databaseUse().size,
  },
  {
    name: 'site_last_write_timestamp_seconds',
    help: 'When this process last had something of a visitor stored; 0 for not yet.',
    read: () => (lastStoredWrite() ?? 0) / 1000,
  },
] as const;

/** The same from each instance, because all share one table; nothing while the database does not answer. */
const collectDeliveries = (registers: Registry[]) =>
  new Gauge({
    name: 'site_lead_deliveries',
    help: 'Leads, and corrections of them, nobody was told of yet, by channel: waiting for an attempt, or dead, given up.',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      const open = await countOpenDeliveries();
      this.reset();
      if (!open.ok) return;
      for (const { channel, state, deliveries } of open.value) this.set({ channel, state }, deliveries);
    },
  });

/** Begins to count in this process. prom-client's own metrics report memory, processor and event loop lag. */
export function startMetrics(): void {
  if (globalThis.siteMetrics) return;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  for (const { name, help, read } of gauges) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  collectDeliveries(registers);
  const made = Object.entries(counters).map(([key, { name, help, ...divided }]) => {
    const [labelNames, outcomes] =
      'labels' in divided ? [divided.labels, []] : [['outcome'], divided.outcomes];
    const counter = new Counter<string>({ name, help, labelNames, registers });
    // Prometheus sees no increase in a row that begins with its first failure, and compares nothing with a missing one.
    for (const outcome of outcomes) counter.inc({ outcome }, 0);
    return [key, counter] as const;
  });
  const byName = new Map<string, Counter>(made);
  globalThis.siteMetrics = {
    count: (name: CounterName, labels, amount) => byName.get(name)?.inc(labels, amount),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
