import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';

/** Responds to a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a handler that responds with this JSON body like the site's own server. */
export function json(body: unknown, status = 200): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', [siteVersionHeader]: 'test' });
    response.end(JSON.stringify(body));
  };
}

/** Calls `use` with the body of a request, unless its client aborts it first. */
export function withBody(request: IncomingMessage, use: (body: string) => void): void {
  text(request).then(use, (error: unknown) => {
    if (!request.destroyed) throw error;
  });
}

/**
 * Returns a handler that responds like `inner` once `release` is called. `aborted` resolves if the
 * client closes the connection before that.
 */
export function hold(inner: Handler) {
  const events = new EventEmitter();
  const released = once(events, 'release');
  const handler: Handler = (request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) events.emit('abort');
    });
    void released.then(() => inner(request, response));
  };
  return { handler, release: () => events.emit('release'), aborted: once(events, 'abort') };
}

/** Simulates a network error: closes the connection without a response. */
export const hangUp: Handler = (request) => void request.socket.destroy();

/**
 * Starts a provider that handles each path as `script` says, with any query, and responds with 404
 * elsewhere. `requests` lists the requested URLs.
 */
export async function scriptProvider(script: Record<string, Handler>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    const handler = script[url.split('?', 1).join('')] ?? json({ title: 'Not Found' }, 404);
    handler(request, response);
  });
  const { origin, close } = await listenOnLoopback(server);
  return { origin, close, requests, script };
}
