import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disabledLink, PageClasses, StyleSheet, takeStyles, withStyles } from './used-styles';

const rulesWith = (sheet: string, ...classes: string[]) =>
  new StyleSheet(sheet).rulesFor((name) => classes.includes(name));

test.each([
  ['a class that occurs', '.on{color:red}.off{color:blue}', '.on{color:red}'],
  ['elements and attributes', 'p{top:0}[data-x]{top:1px}', 'p{top:0}[data-x]{top:1px}'],
  ['of several selectors those that can match', '.on,.off{top:0}', '.on{top:0}'],
  ['both classes of one selector', '.on .off{top:0}.on.on{top:0}', '.on.on{top:0}'],
  ['whatever :not() names', '.on:not(.off){top:0}', '.on:not(.off){top:0}'],
  ['one of the alternatives of :is()', ':is(.off,.on) p{top:0}', ':is(.off,.on) p{top:0}'],
  ['none of the alternatives of :has()', 'p:has(.off){top:0}', ''],
  ['a block with a rule left', '@media print{.on{top:0}.off{top:1px}}', '@media print{.on{top:0}}'],
  ['a block within a block without any', '@supports (a:b){@media print{.off{top:0}}}', ''],
  ['the order of layers', '@layer a,b;@layer c{.off{top:0}}', '@layer a,b;@layer c{}'],
  ['rules inside a rule that goes', '.off{top:0;&:hover{top:1px}}', ''],
  ['frames of a motion', '@keyframes k{0%{top:0}to{top:1px}}', '@keyframes k{0%{top:0}to{top:1px}}'],
  ['no frames of a module whose rule goes', '.off{animation:a_k 1s}@keyframes a_k{0%{top:0}}', ''],
  [
    'frames of a module that a rule uses',
    '.on{animation:a_k 1s}@keyframes a_k{0%{top:0}}',
    '.on{animation:a_k 1s}@keyframes a_k{0%{top:0}}',
  ],
  ['nothing of fields for dates', '::-webkit-datetime-edit,::marker{top:0}', '::marker{top:0}'],
  ['nothing of fields for files', '::file-selector-button{top:0}', ''],
  ['nothing of words in empty fields', '@supports (a:b){::placeholder{top:0}}', ''],
  ['nothing of fields for searches', '::-webkit-search-decoration{top:0}', ''],
  ['names with signs', '.md\\:on{top:0}.w-1\\/2{top:0}', '.md\\:on{top:0}', 'md:on'],
])('of a sheet %s is kept', (_, sheet, kept, ...more) => {
  expect(rulesWith(sheet, 'on', ...more)).toBe(kept);
});

let build = '';
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'used-styles-'));
  await mkdir(join(build, 'static/chunks'), { recursive: true });
  const chunks = {
    'first.js': 'e.className="from-first md:wide",load("static/chunks/second.js")',
    'second.js':
      'z={top:"calc(var(--drag) * 1px)"},x={menu:"sheet__menu"},y="a from-second "+b,load("static/chunks/first.js")',
    'other.js': '"from-other"',
  };
  for (const [name, text] of Object.entries(chunks))
    await writeFile(join(build, 'static/chunks', name), text);
});
afterAll(() => rm(build, { recursive: true }));

test.each([
  ['in its HTML', 'in-html', true],
  ['in its data', 'in-data', true],
  ['with signs that HTML writes as references', '[&>p]:on', true],
  ['with signs that data write by their numbers', '[&>li]:on', true],
  ['in a script it names', 'from-first', true],
  ['in a script that this one loads', 'from-second', true],
  ['of a module of styles', 'sheet__menu', true],
  ['that cannot be told apart from the quotes around it', "before:content-['x']", true],
  ['in a script of other pages', 'from-other', false],
  ['that is part of another', 'first', false],
  ['of a variable that it sets', '--place', true],
  ['of a variable that a script names', '--drag', true],
])('a class %s: %s can occur on a page: %s', async (_, name, expected) => {
  const html =
    '<p class="in-html [&amp;&gt;p]:on" style="--place:1;top:0"></p><script src="/_next/static/chunks/first.js"></script>' +
    '<script>push("[\\"$\\",{\\"className\\":\\"in-data [\\u0026\\u003eli]:on\\"}]")</script>';
  const occurs = await new PageClasses(build).of(html);
  expect(occurs(name)).toBe(expected);
});

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
  expect(await withStyles(page, read, () => false)).toBe(
    '<head>' +
      '<style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url("/_next/static/media/b.svg")}i{mask:url(#m);cursor:url(data:x)}</style>' +
      `${link('/_next/static/chunks/one.css').replace('<link ', disabledLink)}` +
      '<style>p{color:red}</style>' +
      `${link('/_next/static/chunks/two.css?dpl=1').replace('<link ', disabledLink)}</head>`,
  );
});

test('a page that has its styles stays as it is', async () => {
  const once = await withStyles(`<head>${link('/_next/static/chunks/two.css')}</head>`, read, () => false);
  expect(await withStyles(once, read, () => false)).toBe(once);
});

test.each([
  ['one that is read', ':root{--a:1px}p{top:var(--a)}', ':root{--a:1px}p{top:var(--a)}'],
  ['one that another sheet reads', ':root{--beside:1px}', ':root{--beside:1px}'],
  ['one that the page or a script names', ':root{--named:1px}', ':root{--named:1px}'],
  [
    'one with a fallback within another',
    ':root{--a:1px}p{top:var(--b,var(--a))}',
    ':root{--a:1px}p{top:var(--b,var(--a))}',
  ],
  [
    'one of which a query asks',
    'p{--a:1}@container style(--a:1){i{top:0}}',
    'p{--a:1}@container style(--a:1){i{top:0}}',
  ],
  ['none that is never read', ':root{--a:1px;top:0}', ':root{top:0}'],
  ['none that only such a one reads', ':root{--a:1px;--b:var(--a)}p{top:0}', 'p{top:0}'],
  ['no type of such a one', '@property --a{syntax:"*";inherits:false}p{top:0}', 'p{top:0}'],
  ['no rule and no block left without any', '@supports (a:b){*{--a:1px}}p{top:0}', 'p{top:0}'],
])('of the variables of a page %s is kept', async (_, sheet, kept) => {
  const sheets: Record<string, string> = { 'static/a.css': sheet, 'static/b.css': 'b{top:var(--beside)}' };
  const page = link('/_next/static/a.css') + link('/_next/static/b.css');
  const sent = await withStyles(
    page,
    async (file) => sheets[file] ?? '',
    (name) => name === '--named',
  );
  expect(sent.split('<style>')[1]?.split('</style>')[0]).toBe(kept);
});

test('styles that would end their element are refused', async () => {
  await expect(withStyles(link('/_next/static/chunks/bad.css'), read, () => false)).rejects.toThrow(
    'bad.css',
  );
});

test('what is taken from a page are the styles it was given, and nothing else', async () => {
  const page = `<head>${link('/_next/static/chunks/two.css')}</head><body>words</body>`;
  const taken = takeStyles(await withStyles(page, read, () => false));
  expect(taken.styles).toBe('p{color:red}');
  expect(taken.page).toBe(page.replace('<link ', disabledLink));
});
