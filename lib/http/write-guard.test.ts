import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readJsonBody, refuseMisdirected, refuseWrite } from './write-guard';

const write = (pathname: string, headers: Record<string, string>, method = 'POST') =>
  refuseWrite({ url: `https://site.example${pathname}`, method, headers: new Headers(headers) })?.status;

describe('refuseWrite', () => {
  it('lets reading pass, wherever it comes from', () => {
    expect(write('/api/health', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBeUndefined();
  });

  it.each([
    ['/api/events', 65_536, undefined],
    ['/api/events', 65_537, 413],
    ['/api/assessments', 102_400, undefined],
    ['/api/assessments', 102_401, 413],
    ['/hiring', 102_401, 413],
  ])('%s with %i bytes: %s', (pathname, length, expected) => {
    expect(write(pathname, { 'content-length': String(length) })).toBe(expected);
  });

  it('wants to know the length', () => {
    expect(write('/api/events', {})).toBe(411);
    expect(write('/api/events', { 'content-length': 'long' })).toBe(413);
  });

  it('refuses a form Next would not read', () => {
    const form = {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'content-length': '3',
    };
    expect(write('/backend-form', form)).toBe(415);
    expect(
      write('/backend-form', { ...form, 'content-type': 'multipart/form-data; boundary=x' }),
    ).toBeUndefined();
  });
});

describe('refuseMisdirected', () => {
  const refused = (headers: Record<string, string>) => refuseMisdirected(new Headers(headers));
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => void printed.mockClear());

  it.each<[string, Record<string, string>]>([
    ['our page at the host it names', { origin: 'https://site.example', host: 'site.example' }],
    [
      'our page at the host a trusted proxy names',
      {
        origin: 'https://site.example',
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'site.example, inner.example',
      },
    ],
    ['no browser', { host: 'site.example' }],
    ['a sandboxed page, which is refused before', { origin: 'null', host: 'site.example' }],
  ])('lets %s pass', (_what, headers) => {
    expect(refused(headers)).toBeUndefined();
    expect(printed).not.toHaveBeenCalled();
  });

  it('tells the operator once what to add, whichever server it is asked by', () => {
    for (let time = 0; time < 3; time++) refused({ origin: 'https://site.example', host: '127.0.0.1:3000' });
    expect(printed.mock.calls.flat().map((line) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({
        event: 'proxy_host',
        hint: expect.stringContaining('proxy_set_header Host $http_host;'),
      }),
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['changes Host', { origin: 'https://site.example', host: '127.0.0.1:3000' }],
    ['leaves the port out', { origin: 'https://site.example:8443', host: 'site.example' }],
    [
      'names another host itself',
      { origin: 'https://site.example', host: 'site.example', 'x-forwarded-host': 'inner.example' },
    ],
  ])(
    'tells the visitor of a proxy that %s that what was typed is kept, and whose fault it is',
    (_what, headers) => {
      const problem = refused(headers);
      expect(problem?.status).toBe(503);
      expect(problem?.message).toMatch(/the fault is ours\. Please keep what you typed/);
      // No name of a host: the visitor cannot do anything with it.
      expect(problem?.message).not.toContain('example');
    },
  );
});

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
