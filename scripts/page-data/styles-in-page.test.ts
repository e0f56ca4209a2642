import { expect, test } from 'vitest';
import { takeStyles, withStyles } from './styles-in-page';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const files: Record<string, string> = {
  'static/chunks/one.css':
    '@font-face{src:url(../media/a.woff2)}b{background:url("../media/b.svg")}i{mask:url(#m);cursor:url(data:x)}\n/*# sourceMappingURL=one.css.map*/',
  'static/chunks/two.css': 'p{color:red}',
  'static/chunks/bad.css': 'p{content:"</style>"}',
};
const read = async (file: string) => files[file] ?? '';

test('the styles stand where their links were, in their order, and the links are not loaded', async () => {
  const page = `<head>${link('/_next/static/chunks/one.css')}${link('/_next/static/chunks/two.css?dpl=1')}</head>`;
  expect(await withStyles(page, read)).toBe(
    '<head>' +
      '<style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url("/_next/static/media/b.svg")}i{mask:url(#m);cursor:url(data:x)}</style>' +
      `${link('/_next/static/chunks/one.css').replace('<link', '<link disabled=""')}` +
      '<style>p{color:red}</style>' +
      `${link('/_next/static/chunks/two.css?dpl=1').replace('<link', '<link disabled=""')}</head>`,
  );
});

test('a page that has its styles stays as it is', async () => {
  const once = await withStyles(`<head>${link('/_next/static/chunks/two.css')}</head>`, read);
  expect(await withStyles(once, read)).toBe(once);
});

test('styles that would end their element are refused', async () => {
  await expect(withStyles(link('/_next/static/chunks/bad.css'), read)).rejects.toThrow('bad.css');
});

test('what is taken from a page are the styles it was given, and nothing else', async () => {
  const page = `<head>${link('/_next/static/chunks/two.css')}</head><body>words</body>`;
  const taken = takeStyles(await withStyles(page, read));
  expect(taken.styles).toBe('p{color:red}');
  expect(taken.page).toBe(page.replace('<link', '<link disabled=""'));
});
