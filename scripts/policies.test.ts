import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { giveOutputsPolicies, inlineSources, writePolicies } from './policies';

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

const staticRoute = { routeType: 'page', srcRoute: '/about', initialRevalidateSeconds: false };
const aFile = { routeType: 'route', srcRoute: '/robots.txt', initialRevalidateSeconds: false };
const knownMeta = { headers: { 'x-nextjs-prerender': '1', other: 'kept' }, segmentPaths: ['/_tree'] };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'policies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A build of one page, `/about`; each part can be replaced by what a changed Next might write. */
async function aBuild(
  parts: { route?: object; dynamicRoutes?: object; meta?: object; pages?: object } = {},
): Promise<string> {
  const root = await aFolder();
  const files = {
    'prerender-manifest.json': {
      routes: { '/about': parts.route ?? staticRoute, '/robots.txt': aFile },
      dynamicRoutes: parts.dynamicRoutes ?? {},
    },
    'app-path-routes-manifest.json': parts.pages ?? { '/about/page': '/about', '/api/x/route': '/api/x' },
    'server/app/about.meta': parts.meta ?? knownMeta,
  };
  await mkdir(join(root, '.next/server/app'), { recursive: true });
  await writeFile(join(root, '.next/server/app/about.html'), '<script>alert(1)</script>');
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(root, '.next', file), JSON.stringify(content));
  }
  return root;
}

const metaOf = (root: string) => readFile(join(root, '.next/server/app/about.meta'), 'utf8');

describe('writePolicies', () => {
  it("adds the policy to a page's headers and keeps the rest", async () => {
    const root = await aBuild();
    expect(await writePolicies(root)).toEqual({ pages: 1 });
    const meta = JSON.parse(await metaOf(root));
    expect(meta).toMatchObject(knownMeta);
    expect(meta.headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  it('lets each page show a scene where one is set, for whoever goes on from it to the scene, and none where none is', async () => {
    const root = await aBuild();
    await writePolicies(root);
    expect(await metaOf(root)).not.toContain('wasm-unsafe-eval');
    vi.resetModules();
    vi.stubEnv('NEXT_PUBLIC_SPLINE_SCENE_URL', 'https://scenes.example/abc/scene.splinecode');
    onTestFinished(() => void vi.unstubAllEnvs().resetModules());
    const withScene = await import('./policies');
    await withScene.writePolicies(root);
    const policy = JSON.parse(await metaOf(root)).headers['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]*'wasm-unsafe-eval'/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/scenes\.example blob:/);
    expect(policy).toMatch(/frame-src https:/);
  });

  it('can run twice', async () => {
    const root = await aBuild();
    await writePolicies(root);
    const once = await metaOf(root);
    await writePolicies(root);
    expect(await metaOf(root)).toBe(once);
  });

  it.each([
    ['is revalidated', { route: { ...staticRoute, initialRevalidateSeconds: 60 } }, /about is revalidated/],
    [
      'is rendered on request',
      { pages: { '/about/page': '/about', '/x/page': '/x' } },
      /x is rendered on request/,
    ],
    ...[null, '/about/[name].html'].map((fallback): [string, object, RegExp] => [
      `may be rendered later (${fallback})`,
      { dynamicRoutes: { '/about': { fallback } } },
      /about has a fallback/,
    ]),
    ['has headers of another format', { meta: { responseHeaders: {} } }, /headers/],
  ])('stops the build when a page %s', async (_what, parts, message) => {
    await expect(writePolicies(await aBuild(parts))).rejects.toThrow(message);
  });

  it('stops when there is no build', async () => {
    await expect(writePolicies(await aFolder())).rejects.toThrow(/ENOENT/);
  });
});

describe('giveOutputsPolicies', () => {
  const pageOf = (root: string) => join(root, '.next/server/app/about');
  const prerendered = (root: string) => ({
    pathname: '/about',
    fallback: { filePath: `${pageOf(root)}.html`, initialHeaders: { vary: 'rsc' } },
  });

  it('puts the policy where a host reads it, and beside the page for a standalone server', async () => {
    const root = await aBuild();
    const page = prerendered(root);
    const rsc = { pathname: '/about.rsc', fallback: { filePath: `${pageOf(root)}.rsc`, initialHeaders: {} } };
    const outputs = { prerenders: [page, rsc], staticFiles: [] };
    expect(await giveOutputsPolicies(join(root, '.next'), outputs)).toBe(1);
    const policy = JSON.parse(await metaOf(root)).headers['content-security-policy'];
    expect(policy).toContain(alert1);
    expect(page.fallback.initialHeaders).toEqual({
      vary: 'rsc',
      'content-security-policy': policy,
      'cache-control': 's-maxage=60',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=86400',
    });
    expect(rsc.fallback.initialHeaders).toEqual({});
  });

  it('writes it into a page that a host serves as a file, and beside that page', async () => {
    const root = await aBuild({
      pages: { '/about/page': '/about', '/_not-found/page': '/_not-found' },
      route: { ...staticRoute, srcRoute: '/about' },
    });
    const folder = join(root, '.next/server/route-cache/$');
    await mkdir(folder, { recursive: true });
    const html = '<html><head><title>x</title></head><script>alert(1)</script></html>';
    const file = join(root, '.next/server/404.html');
    for (const path of [file, join(folder, '_not-found.html')]) await writeFile(path, html);
    await writeFile(join(folder, '_not-found.meta'), JSON.stringify(knownMeta));
    const manifest = join(root, '.next/prerender-manifest.json');
    const notFound = { ...staticRoute, srcRoute: '/_not-found' };
    const routes = { '/about': staticRoute, '/_not-found': notFound };
    await writeFile(manifest, JSON.stringify({ routes, dynamicRoutes: {} }));

    const outputs = {
      prerenders: [prerendered(root)],
      staticFiles: [{ pathname: '/404', filePath: file }],
    };
    for (const time of ['once', 'twice']) {
      expect(await giveOutputsPolicies(join(root, '.next'), outputs), time).toBe(2);
      const written = await readFile(file, 'utf8');
      expect(
        written.match(/<head><meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/g),
      ).toHaveLength(1);
      expect(written).toContain(alert1);
    }
    const beside = JSON.parse(await readFile(join(folder, '_not-found.meta'), 'utf8'));
    expect(beside.headers['content-security-policy']).toContain(alert1);
  });

  it('refuses a page that the host would not get', async () => {
    const root = await aBuild();
    await expect(
      giveOutputsPolicies(join(root, '.next'), { prerenders: [], staticFiles: [] }),
    ).rejects.toThrow('/about is not handed to the host');
  });
});
