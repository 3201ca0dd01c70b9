import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../temporaryFolder.ts';
import { base64Schema, type Driver, inputBy } from './driver.ts';
import { startProcess } from './startProcess.ts';

const commandMs = 60_000;

const programs = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the installed Firefox, if there is one. */
export const findFirefox = () => programs.find((path) => existsSync(path));

const preferences = {
  'intl.accept_languages': 'en-US, en',
  // During a smooth scroll, a click would reach the element that was there before.
  'ui.prefersReducedMotion': 1,
};

const evaluatedSchema = v.variant('type', [
  v.object({
    type: v.literal('success'),
    result: v.object({ value: v.optional(v.pipe(v.string(), v.parseJson())) }),
  }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const loggedSchema = v.object({ level: v.string(), text: v.nullable(v.string()) });

/**
 * Starts Firefox without a screen and with a new profile. Drives it by its built-in WebDriver BiDi.
 */
export async function startFirefox(program: string): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const browser = await startProcess(
    [program, '--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder],
    { ready: /^WebDriver BiDi listening on (ws:\S+)$/ },
  );
  const errors: string[] = [];
  const { send, close } = await connect(`${browser.said}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = v.parse(loggedSchema, params);
    if (level === 'error' || level === 'warn') errors.push(`${level}: ${text}`);
  });
  await send('session.new', { capabilities: {} });
  // The first tab shows a page of Firefox itself.
  const created = await send('browsingContext.create', { type: 'tab' });
  const { context } = v.parse(v.object({ context: v.string() }), created);
  await send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    ...inputBy((actions) => send('input.performActions', { context, actions })),
    errors,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      const evaluated = v.parse(evaluatedSchema, answer);
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport });
    },
    screenshot: async () => {
      const answer = await send('browsingContext.captureScreenshot', { context });
      return v.parse(v.object({ data: base64Schema }), answer).data;
    },
    close: async () => {
      close();
      await browser.end();
      remove();
    },
  };
}

const messageSchema = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);

/**
 * Opens the WebDriver BiDi connection, which has one message for each command, answer and event.
 */
async function connect(url: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (why: Error) => void }
  >();
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  };
  socket.on('close', failAll);
  socket.on('error', failAll);
  socket.on('message', (data: Buffer) => {
    const message = v.parse(messageSchema, JSON.parse(data.toString()));
    if (message.type === 'event') {
      onEvent(message.method, message.params);
      return;
    }
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  let last = 0;
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      const id = last;
      const limit = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`Firefox did not answer ${method} in time.`));
      }, commandMs);
      const settle =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(limit);
          end(value);
        };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}
