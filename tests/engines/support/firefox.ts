import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Browser, Device } from './engine';
import { makeHome, startProgram } from './program';
import { w3cInput } from './w3c-input';

/** Bits of Firefox's own: what can point here. */
const fingers = 1;
const mouse = 2 + 4;

/** A browser that keeps to itself, and sees the device it is told of. */
const preferences = ({ javaScript, touch, reducedMotion, without }: Device) => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'javascript.enabled': javaScript,
  'dom.w3c_touch_events.enabled': touch ? 1 : 0,
  'ui.primaryPointerCapabilities': touch ? fingers : mouse,
  'ui.allPointerCapabilities': touch ? fingers : mouse,
  // As on a phone, and in the browsers beside it: a bar would take 12 pixels of the width.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  ...Object.fromEntries(without.map((feature) => [feature, false])),
});

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type Send = (method: string, params?: object) => Promise<unknown>;

/** WebDriver BiDi: commands and answers over one socket. */
async function connectBidi(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.on('message', (data) => {
    const { id, type, result, error, message }: Answer = JSON.parse(String(data));
    const asked = waiting.get(id ?? 0);
    if (type === 'success') asked?.resolve(result);
    else if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let last = 0;
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.terminate() };
}

type Context = { context: string; url: string };
type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

function openTab(send: Send, context: string) {
  const contexts = async () => ((await send('browsingContext.getTree')) as { contexts: Context[] }).contexts;
  const go =
    (method: string, params: object = {}) =>
    async () => {
      await send(`browsingContext.${method}`, { context, ...params });
    };
  const ours = new Set([context]);
  return {
    ...w3cInput((actions) => send('input.performActions', { context, actions })),
    async goto(url: string) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: go('reload', { wait: 'complete' }),
    back: go('traverseHistory', { delta: -1 }),
    close: go('close'),
    async evaluate(source: string, args: unknown[]) {
      const evaluated = (await send('script.callFunction', {
        functionDeclaration: `(json) => JSON.stringify((${source})(...JSON.parse(json)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: false,
        userActivation: false,
        target: { context },
      })) as Evaluated;
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      const { value } = evaluated.result;
      return value === undefined ? undefined : JSON.parse(value);
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async openAnother() {
      const created = (await send('browsingContext.create', { type: 'tab' })) as Context;
      ours.add(created.context);
      await send('browsingContext.activate', { context: created.context });
      return {
        async close() {
          await send('browsingContext.close', { context: created.context });
          await send('browsingContext.activate', { context });
        },
      };
    },
    async opened() {
      return (await contexts()).filter((other) => !ours.has(other.context)).map(({ url }) => url);
    },
  };
}

/** Firefox without a window, which speaks WebDriver BiDi itself. */
export async function startFirefox(device: Device): Promise<Browser> {
  const home = makeHome();
  const lines = Object.entries(preferences(device)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(home.path, 'user.js'), lines.join('\n'));
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', home.path, '--remote-debugging-port', '0'],
    { HOME: home.path },
  );
  const [, address = ''] = await program.says(/listening on (ws:\S+)/);
  const { send, close } = await connectBidi(address);
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  // In the tab it starts with, the keys belong to the address bar.
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: Context[] };
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as Context;
  for (const first of contexts) await send('browsingContext.close', { context: first.context });
  const { width, height } = device;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    version: capabilities.browserVersion,
    tab: openTab(send, context),
    async stop() {
      close();
      await program.stop();
      home.remove();
    },
  };
}
