import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body';

const request = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    // Node asks for it when a body is a stream.
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  });

describe('readJsonBody', () => {
  it('reads JSON up to the very limit, in bytes', async () => {
    expect(await readJsonBody(request('"é"'), 4)).toEqual({ ok: true, value: 'é' });
    expect(await readJsonBody(request('"é"'), 3)).toMatchObject({ ok: false, status: 413 });
  });

  it('reads characters that are cut in two by the network', async () => {
    const bytes = new TextEncoder().encode('"🙂"');
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 2));
        controller.enqueue(bytes.slice(2));
        controller.close();
      },
    });
    expect(await readJsonBody(request(cut), 100)).toEqual({ ok: true, value: '🙂' });
  });

  it('stops reading an endless body', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await readJsonBody(request(endless), 10_000)).toMatchObject({ ok: false, status: 413 });
    expect(sent).toBeLessThan(20_000);
  });

  it.each([
    ['nothing', null],
    ['half a value', '{"a":'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('refuses %s', async (_what, body) => {
    expect(await readJsonBody(request(body), 100)).toMatchObject({ ok: false, status: 400 });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses %s',
    async (type) => {
      expect(await readJsonBody(request('{}', type), 100)).toMatchObject({ ok: false, status: 415 });
    },
  );

  it('does not mind how the type is written', async () => {
    expect(await readJsonBody(request('{}', 'Application/JSON ; charset=UTF-8'), 100)).toMatchObject({
      ok: true,
    });
  });
});
