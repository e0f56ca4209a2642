import { describe, expect, it } from 'vitest';
import { refuseWrite } from './refuse-write';

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
