import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { listenOnLoopback } from '../listenOnLoopback.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { base64Schema, type Driver, inputBy, type Size } from './driver.ts';
import { type Process, startProcess } from './startProcess.ts';

const commandMs = 60_000;
const startMs = 30_000;

/** The toolbar of the browser must not keep its window wider than a phone. */
const narrowToolbar = `window * { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 0; }
image { -gtk-icon-transform: scale(0); }
`;

/** Makes the page match `prefers-reduced-motion`. */
const withoutMotion = '[Settings]\ngtk-enable-animations=0\n';

type WebKit = { driver: string; screen: string; browser: string };

/** Returns the installed WebKitGTK, its driver and a virtual screen, if all three exist. */
export function findWebKit(): WebKit | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const screen = '/usr/bin/Xvfb';
  const browser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .flatMap((machine) =>
      ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${machine}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && existsSync(screen)
    ? { driver, screen, browser }
    : undefined;
}

const answerSchema = v.object({ value: v.unknown() });
const failureSchema = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const insideSchema = v.object({ width: v.number(), height: v.number() });

/** Starts WebKitGTK's small browser on a virtual screen and drives it by WebDriver. */
export async function startWebKit({ driver, screen, browser }: WebKit): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), withoutMotion);
  const started: Process[] = [];
  /** The screen ends last and takes everything on it along. */
  const close = async () => {
    for (const each of started.toReversed()) await each.end();
    remove();
  };
  try {
    const size = ['-screen', '0', '1600x1200x24'];
    const display = await startProcess(
      [screen, '-displayfd', '1', ...size, '-nolisten', 'tcp', '-terminate'],
      { ready: /^(\d+)$/ },
    );
    started.push(display);
    const origin = await freeOrigin();
    const env = { DISPLAY: `:${display.said}`, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' };
    started.push(await startProcess([driver, `--port=${new URL(origin).port}`], { env }));
    const session = await openSession(origin, browser);
    return { ...session, close: () => session.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Returns an origin of this machine with a free port, because the driver does not report its port.
 */
async function freeOrigin(): Promise<string> {
  const { origin, close } = await listenOnLoopback(createServer());
  await close();
  return origin;
}

async function openSession(origin: string, binary: string): Promise<Driver> {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(commandMs),
    });
    const answer: unknown = await response.json();
    if (response.ok) return v.parse(answerSchema, answer).value;
    const { error, message } = v.parse(failureSchema, answer).value;
    throw new Error(`${error}: ${message}`);
  };
  await untilReady(() => ask('GET', '/status'));
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = v.parse(
    v.object({ sessionId: v.string() }),
    await ask('POST', '/session', { capabilities }),
  );
  const path = `/session/${session.sessionId}`;
  const send = (name: string, body: object = {}) => ask('POST', `${path}/${name}`, body);
  const evaluate = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  const sizeOf = async () =>
    v.parse(insideSchema, await evaluate('{ width: innerWidth, height: innerHeight }'));

  return {
    ...inputBy((actions) => send('actions', { actions })),
    errors: [],
    open: async (url) => {
      await send('url', { url });
    },
    evaluate,
    resize: async (wanted: Size) => {
      await send('window/rect', wanted);
      const { height } = await sizeOf();
      await send('window/rect', { ...wanted, height: wanted.height + wanted.height - height });
      await untilReady(async () => {
        const { width } = await sizeOf();
        if (width !== wanted.width) throw new Error(`The page is ${width} px wide.`);
      });
    },
    screenshot: async () => v.parse(base64Schema, await ask('GET', `${path}/screenshot`)),
    close: async () => {
      await ask('DELETE', path);
    },
  };
}

/** Repeats an attempt until it succeeds. Rejects with the last error when the time is over. */
async function untilReady(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + startMs;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
