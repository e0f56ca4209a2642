import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compactPage, compiledAhead, scriptsAhead } from './compact';

const words = 'Nobody moves these words: they stand in the page, and once more in its data, word for word.';
const list = `<ul class="list"><li>${words}</li><li>${words} &amp; more</li></ul>`;

const writtenList = [
  '$',
  'ul',
  null,
  {
    className: 'list',
    children: [
      ['$', 'li', null, { children: words }],
      ['$', 'li', null, { children: `${words} & more` }],
    ],
  },
];

/** A page as Next writes it, whose rows are these. */
function pageOf(rows: string, body: string): string {
  const push = JSON.stringify([1, rows]).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html><html><head></head><body><main><section>${body}</section><section>After</section></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${push})</script></body></html>`;
}

const rowsOf = (...models: unknown[]) =>
  models.map((model, index) => `${index.toString(16)}:${JSON.stringify(model)}\n`).join('');

const scripts = /<script>([^<]*?self\.__next_f[\s\S]*?)<\/script>/g;

/** Runs a page's scripts as a browser does. @returns its rows as React gets them, and how many scripts have stayed */
function handedOver(page: string) {
  const self: { __next_f?: [number, string?][] } = {};
  const found = [...page.matchAll(scripts)];
  let left = found.length;
  const document = {
    currentScript: {
      remove: () => {
        left -= 1;
      },
    },
  };
  for (const [, script = ''] of found) runInNewContext(script, { self, document });
  const [opening, ...pushes] = self.__next_f ?? [];
  return { opening, text: pushes.map(([, text]) => text).join(''), left };
}

test('what nothing moves is sent as the HTML it is, beside it', () => {
  const page = compactPage(pageOf(rowsOf({ page: writtenList }), list));
  const inner = list.slice('<ul class="list">'.length, -'</ul>'.length);
  const { opening, text, left } = handedOver(page);
  expect(opening).toEqual([0]);
  expect(text).toContain(`1:T${Buffer.byteLength(inner).toString(16)},${inner}0:`);
  expect(text).toContain('["$","ul",null,{"className":"list","dangerouslySetInnerHTML":{"__html":"$1"}}]');
  expect(left).toBe(0);
  expect(page.indexOf('self.__next_f')).toBeLessThan(page.indexOf('After'));
  expect(page.replace(scripts, '').replaceAll('<script></script>', '')).toContain(
    `<section>${list}</section>`,
  );
});

test('a row that stood apart goes with what is sent as HTML, one that others need stays', () => {
  const row = (name: string) => ({ page: ['$', 'div', null, { children: name }], more: '$2' });
  const { text } = handedOver(
    compactPage(pageOf(rowsOf(row('$L1'), writtenList, ['kept']), `<div>${list}</div>`)),
  );
  expect(text).not.toContain('"li"');
  expect(text).toContain('2:["kept"]');
  const needed = rowsOf({ page: ['$', '$L9', null, { children: '$L1' }] }, writtenList);
  expect(handedOver(compactPage(pageOf(needed, list))).text).toContain('1:["$","ul"');
});

test.each([
  ['is a component', ['$', '$L9', null, {}]],
  ['has a value of its own', ['$', 'input', null, { name: 'email' }]],
  ['is not awaited yet', '$@3'],
  ['is expected to differ', ['$', 'p', null, { suppressHydrationWarning: true, children: words }]],
])('an element stays one when a part of it %s', (_name, part) => {
  const rows = rowsOf({ page: ['$', 'div', null, { children: [part, words, words] }] });
  const { text } = handedOver(compactPage(pageOf(rows, `<div>${words}</div>`)));
  expect(text).toBe(rows);
});

test('an element stays one when the page holds other HTML', () => {
  const rows = rowsOf({ page: writtenList });
  expect(handedOver(compactPage(pageOf(rows, list.replaceAll('moves', 'MOVES')))).text).toBe(rows);
});

test('what is written once for two places is copied, so that no path leads through what became HTML', () => {
  const twice = { page: writtenList, again: ['$', '$L9', null, { children: '$0:page:props:children:1' }] };
  const { text } = handedOver(compactPage(pageOf(rowsOf(twice), list)));
  expect(text).toContain('"dangerouslySetInnerHTML"');
  expect(text).toContain(`["$","$L9",null,{"children":["$","li",null,{"children":"${words} & more"}]}]`);
  const through = rowsOf({ page: '$L1', again: '$0:page:props:className' }, writtenList);
  expect(handedOver(compactPage(pageOf(through, list))).text).toContain('"again":"list"');
});

test.each(['$0:nowhere', '$h1:props'])(
  'a page with the path %s, which is not known, stays as it is',
  (path) => {
    const page = pageOf(rowsOf({ page: writtenList, again: path }), list);
    expect(compactPage(page)).toBe(page);
  },
);

describe('a long text of the last row', () => {
  const text = 'flex [&>svg]:ml-0 and more names of classes than a page should say twice';
  const long = Array.from({ length: 6000 }, (_, number) => `<p>${number}</p>`).join('');
  const rows = rowsOf({ page: ['$', '$L9', null, { className: text }] });
  const said = `<i class="${text.replace('&', '&amp;').replace('>', '&gt;')}"></i>`;

  test('stands beside the HTML that says it, where that is farther off than gzip looks back', () => {
    const page = compactPage(pageOf(rows, `${said}</section><section>${long}`));
    expect(handedOver(page).text).toBe(
      `1:T${Buffer.byteLength(text).toString(16)},${text}0:{"page":["$","$L9",null,{"className":"$1"}]}\n`,
    );
    expect(page.indexOf('1:T')).toBeLessThan(page.indexOf('<p>0</p>'));
  });

  test.each([
    ['near', `${long}</section><section>${said}`],
    ['far and near', `${said}${long}${said}`],
    ['nowhere', long],
  ])('stays where it is when the HTML says it %s', (_name, body) => {
    expect(handedOver(compactPage(pageOf(rows, body))).text).toBe(rows);
  });
});

test('what the page is to load is said at its beginning, as in its head', () => {
  const page = pageOf(`:HL["/style.css","style"]\n${rowsOf({ page: words })}`, 'Words');
  const compact = compactPage(page);
  expect(handedOver(compact).text).toBe(handedOver(page).text);
  expect(compact.indexOf(':HL')).toBeLessThan(compact.indexOf('After'));
});

test('whatever a text holds arrives as it was', () => {
  const odd = ['`$', '{1}` \\ </script><!-- \u2028 “é” \r\n'].join('');
  const text = `1:T${Buffer.byteLength(odd).toString(16)},${odd}`;
  const rows = `${text}${rowsOf({ odd: '$1' })}`;
  expect(handedOver(compactPage(pageOf(rows, ''))).text).toBe(rows);
});

test('a page whose data is written in another way stays as it is', () => {
  const page = pageOf(rowsOf({ page: writtenList }), list);
  const other = page.replace('self.__next_f.push([1,', 'self.__next_f.push([3,');
  expect(compactPage(other)).toBe(other);
  const plain = '<!DOCTYPE html><html><body>Words</body></html>';
  expect(compactPage(plain)).toBe(plain);
});

let build = '';
const pathOf = (name: string) => join(build, 'static', 'chunks', name);
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'scripts-ahead-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  for (const name of ['first.js', '[id].js', 'old.js', 'later.js']) writeFileSync(pathOf(name), name);
});

afterEach(() => rmSync(build, { recursive: true }));

const page = `<head><link rel="preload" as="script" href="/_next/static/chunks/later.js"/>
<script src="/_next/static/chunks/first.js" async=""></script>
<script async="" src="/_next/static/chunks/%5Bid%5D.js?dpl=1"></script>
<script src="/_next/static/chunks/old.js" noModule=""></script><script src="https://other.example/first.js"></script>
</head>`;

test('what a page names is compiled ahead, and nothing else', async () => {
  await scriptsAhead(build)(page);
  expect(textOf('first.js')).toBe(`${compiledAhead}first.js`);
  expect(textOf('[id].js')).toBe(`${compiledAhead}[id].js`);
  expect(textOf('old.js')).toBe('old.js');
  expect(textOf('later.js')).toBe('later.js');
});

test('a script is marked once, however many pages name it and however often this runs', async () => {
  const markScripts = scriptsAhead(build);
  await markScripts(page);
  const { mtimeMs } = statSync(pathOf('first.js'));
  await markScripts(page);
  await scriptsAhead(build)(page);
  expect(textOf('first.js')).toBe(`${compiledAhead}first.js`);
  expect(statSync(pathOf('first.js')).mtimeMs).toBe(mtimeMs);
});
