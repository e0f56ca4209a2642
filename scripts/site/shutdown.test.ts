import { beforeEach, expect, test, vi } from 'vitest';

// What is to be stopped is remembered for as long as a process lives.
beforeEach(() => void vi.resetModules());

test('what was begun last is stopped first, each once, though one of them fails', async () => {
  const { onShutdown, shutDown } = await import('./shutdown');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stopped: string[] = [];
  onShutdown(async () => void stopped.push('database'));
  onShutdown(() => Promise.reject(new Error('of the worker')));
  onShutdown(async () => void stopped.push('server'));
  await Promise.all([shutDown(), shutDown()]);
  expect(stopped).toEqual(['server', 'database']);
  expect(printed.mock.calls).toEqual([['While stopping: of the worker']]);
  printed.mockRestore();
  vi.resetModules();
});
