import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClient } from '@/db/connect';
import { migrate } from '@/db/migrate';
import { type FalseDatabase, falseAnswers, startFalseDatabase } from '../support/false-database';

describe.each(Object.entries(falseAnswers))('an address that %s', (_name, answer) => {
  let listener: FalseDatabase;
  beforeEach(async () => {
    listener = await startFalseDatabase(answer);
  });
  afterEach(() => listener.close());

  it.each(['', '?sslmode=require'])('fails a question after one attempt (%s)', async (parameters) => {
    const client = openClient(`${listener.url}${parameters}`, { max: 1, connect_timeout: 5 });
    await expect(client`select 1`).rejects.toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
    expect(listener.attempts()).toBe(1);
    await client.end({ timeout: 0 });
  });

  it('ends a migration', async () => {
    await expect(migrate(listener.url)).rejects.toMatchObject({ code: expect.any(String) });
    expect(listener.attempts()).toBe(1);
  });
});
