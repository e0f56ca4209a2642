import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@/scripts/postgres/launch-server';
import { listening } from '../../support/listening';
import type { Browser, Device, Tab } from './engine';
import { makeHome, type Program, startProgram } from './program';
import { w3cInput } from './w3c-input';

/** The commands of one WebDriver session. */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** The bar of the browser's own window lets it become no narrower. */
const barWidth = 447;

/** Makes the page in the browser's own window as large as the device's. */
async function fitOwnWindow(command: Command, { width, height }: Device): Promise<void> {
  const resize = (outer: number) => command('POST', '/window/rect', { x: 0, y: 0, width, height: outer });
  await resize(height);
  const inner = await command('POST', '/execute/sync', { script: 'return innerHeight', args: [] });
  await resize(2 * height - Number(inner));
}

/** A window that a page opens has no bar, and no tabs: a page of one button opens it. */
async function openBareWindow(command: Command, { width, height }: Device): Promise<void> {
  const script = `window.open('about:blank', '_blank', 'popup,toolbar=no,location=no,menubar=no,width=${width},height=${height}')`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<button onclick="${script}">Open</button>`,
    );
  });
  const { port, close } = await listening(server);
  await command('POST', '/url', { url: `http://127.0.0.1:${port}/` });
  await close();
  const first = await command('GET', '/window');
  const button = (await command('POST', '/element', { using: 'css selector', value: 'button' })) as object;
  await command('POST', `/element/${Object.values(button)[0]}/click`, {});
  const bare = await newHandle(command, [first]);
  await command('DELETE', '/window');
  await command('POST', '/window', { handle: bare });
  await command('POST', '/window/rect', { x: 0, y: 0, width, height });
}

async function newHandle(command: Command, known: unknown[]): Promise<unknown> {
  for (let tries = 0; tries < 200; tries += 1) {
    const handles = (await command('GET', '/window/handles')) as unknown[];
    const [handle] = handles.filter((other) => !known.includes(other));
    if (handle) return handle;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No window has opened.');
}

function openTab(command: Command): Tab {
  // Its driver takes a finger for a mouse.
  const { swipe: _, tap: __, ...input } = w3cInput((actions) => command('POST', '/actions', { actions }));
  const go = (path: string) => async () => {
    await command('POST', path, {});
  };
  const select = (handle: unknown) => command('POST', '/window', { handle });
  return {
    ...input,
    async goto(url) {
      await command('POST', '/url', { url });
    },
    reload: go('/refresh'),
    back: go('/back'),
    async close() {
      await command('DELETE', '/window');
    },
    async evaluate(source, args) {
      const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])))`;
      const json = await command('POST', '/execute/sync', { script, args: [JSON.stringify(args)] });
      return typeof json === 'string' ? JSON.parse(json) : undefined;
    },
    async screenshot() {
      return Buffer.from(String(await command('GET', '/screenshot')), 'base64');
    },
    async openAnother() {
      const own = await command('GET', '/window');
      const { handle } = (await command('POST', '/window/new', { type: 'tab' })) as { handle: string };
      return {
        async close() {
          await select(handle);
          await command('DELETE', '/window');
          await select(own);
        },
      };
    },
    async opened() {
      const own = await command('GET', '/window');
      const handles = (await command('GET', '/window/handles')) as unknown[];
      const addresses: string[] = [];
      for (const handle of handles.filter((other) => other !== own)) {
        await select(handle);
        addresses.push(String(await command('GET', '/url')));
      }
      await select(own);
      return addresses;
    },
  };
}

const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** What GTK tells the pages of the desktop they are on. */
function writeDesktop(home: string, { reducedMotion }: Device): void {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(
    join(home, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
}

/** Pixels for the bar. */
const barRoom = 100;

/** WebKitGTK in a small screen of its own, whose pointer then lies on the window and gives it the focus. */
export async function startWebKit(device: Device): Promise<Browser> {
  const { width, height, javaScript, without } = device;
  const home = makeHome();
  writeDesktop(home.path, device);
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', `${width}x${height + barRoom}x24`]);
  const [, display = ''] = await screen.says(/^(\d+)$/m);
  const port = await freePort();
  const driver: Program = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    HOME: home.path,
    XDG_CONFIG_HOME: home.path,
    // Nobody listens there, and nothing waits for an answer.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  });
  const args = [
    '--automation',
    '--enable-page-cache=true',
    `--enable-javascript=${javaScript}`,
    ...(without.length > 0 ? [`--features=${without.map((feature) => `-${feature}`).join(',')}`] : []),
  ];
  const session = await openSession(`http://127.0.0.1:${port}/session`, args);
  const command: Command = (method, path, body) => ask(`${session.address}${path}`, method, body);
  await (width < barWidth ? openBareWindow : fitOwnWindow)(command, device);
  return {
    version: session.version,
    tab: openTab(command),
    async stop() {
      await driver.stop();
      await screen.stop();
      home.remove();
    },
  };
}

type NewSession = { sessionId: string; capabilities: { browserVersion: string } };

/** The driver says nothing when it is ready: it is asked until it answers. */
async function openSession(sessions: string, args: string[]) {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args } },
  };
  for (let tries = 0; ; tries += 1) {
    try {
      const { sessionId, capabilities: made } = (await ask(sessions, 'POST', { capabilities })) as NewSession;
      return { address: `${sessions}/${sessionId}`, version: made.browserVersion };
    } catch (error) {
      if (tries === 200 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
