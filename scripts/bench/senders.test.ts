import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '@/tests/support/listening';
import { jobsOf } from './ingest';
import { sendRequests } from './senders';
import { traffic } from './traffic';

/** Refuses so many requests, and takes the next one; a second passes with each. @returns its address */
async function startRefusing(times: number): Promise<string> {
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      vi.advanceTimersByTime(1000);
      refused += 1;
      socket.write(`HTTP/1.1 ${refused > times ? '204 No Content' : '503 Service Unavailable'}\r\n\r\n`);
    });
  });
  const { port, close } = await listening(server);
  onTestFinished(close);
  return `http://127.0.0.1:${port}/`;
}

test('a server that refuses for a while is asked again, and one that refuses for half a minute is given up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const batches = [...traffic({ batches: 1, events: 1 })];
  expect(await sendRequests(await startRefusing(29), batches)(1)).toMatchObject({ repeated: 29 });
  await expect(sendRequests(await startRefusing(40), batches)(1)).rejects.toThrow('answered 503 for 30 s');
});

test('a load that ends by itself ends the measurement', async () => {
  const child = new EventEmitter();
  const send = () => {
    child.emit('exit', null, 'SIGKILL');
    setImmediate(() => child.emit('message', { seconds: 1, repeated: 0 }));
  };
  const work = jobsOf(Object.assign(child, { send }) as unknown as ChildProcess);
  const job = { to: { rows: '' }, events: 1, batches: 1, inFlight: 1 };
  await expect(work(job)).rejects.toThrow('ended by itself, with SIGKILL');
});
