import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './listenOnLoopback.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An answer with this JSON body. */
export function json(body: unknown, status = 200): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** A network fault: the connection is closed before anything was said. */
export const hangUp: Answer = (request) => void request.socket.destroy();

/**
 * A provider that answers each path as its script says, whatever the query, and 404 elsewhere; it
 * remembers what it was asked.
 */
export async function scriptProvider(script: Record<string, Answer>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const answer = script[url.split('?', 1).join('')] ?? json({ title: 'Not Found' }, 404);
    answer(request, response);
  });
  const { origin, close } = await listenOnLoopback(server);
  return { origin, close, asked, script };
}
