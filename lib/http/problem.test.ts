import { expect, it } from 'vitest';
import { z } from 'zod';
import { invalidBodyResponse, problemResponse } from './problem';

it('says in words what is wrong, and when to try again', async () => {
  const response = problemResponse({ status: 429, message: 'Please wait.', retryAfter: 7 });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: 'Please wait.' });
});

it('sets no time where trying again would be of no use', () => {
  const response = problemResponse({ status: 400, message: 'This cannot be stored as it is.' });
  expect(response.headers.has('retry-after')).toBe(false);
});

it('names every field that is wrong', async () => {
  const name = z.string({ error: 'Tell us your name.' });
  const { error } = z.object({ answers: z.object({ name }), turns: z.array(name) }).safeParse({
    answers: {},
    turns: [1],
  });
  const response = invalidBodyResponse(error ?? new z.ZodError([]));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: expect.any(String),
    issues: [
      { field: 'answers.name', message: 'Tell us your name.' },
      { field: 'turns.0', message: 'Tell us your name.' },
    ],
  });
});

it('names twenty mistakes at most, and of each message no more than anybody reads', async () => {
  const wrong = z.array(z.string({ error: 'x'.repeat(300) }));
  const { error } = wrong.safeParse(Array.from({ length: 30 }, () => 1));
  const { issues } = await invalidBodyResponse(error ?? new z.ZodError([])).json();
  expect(issues).toHaveLength(20);
  expect(issues[19]).toEqual({ field: '19', message: 'x'.repeat(200) });
});
