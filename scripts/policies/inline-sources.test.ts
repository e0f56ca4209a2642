import { expect, it } from 'vitest';
import { inlineSources } from './inline-sources';

// sha256 of `alert(1)`, as a browser's console prints it.
const alert1 = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it('hashes each inline script once', () => {
  const html =
    '<script>alert(1)</script><script id="x">alert(1)</script><script src="/a.js" async=""></script>';
  expect(inlineSources(html)).toEqual({ 'script-src': [alert1], 'style-src': [] });
});

it('hashes modules and styles, but not data', () => {
  const html =
    '<style>alert(1)</style><script type="module">alert(1)</script><script type="application/ld+json">{}</script>';
  expect(inlineSources(html)).toEqual({ 'script-src': [alert1], 'style-src': [alert1] });
});

it('is not misled by an attribute that only ends like src', () => {
  expect(inlineSources('<script data-src="x">alert(1)</script>')['script-src']).toEqual([alert1]);
});
