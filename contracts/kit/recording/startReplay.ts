import { once } from 'node:events';
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http';
import { problemType } from '../../provider/problem.ts';
import { readBody, readRecording } from './recording.ts';
import { type Replayed, replayIndex } from './replayIndex.ts';

const replayedHeaders = new Set([
  'content-type',
  'cache-control',
  'content-language',
  'retry-after',
]);

/**
 * Starts a provider that sends recorded responses, wrong ones included. For a recorded network
 * error it closes the connection; a request that was not recorded gets a 404 problem, a POST a 422.
 * Resolves once it listens on a free loopback port; throws an error with one sentence when the
 * folder has no recording.
 */
export async function startReplay(folder: string) {
  const recording = readRecording(folder);
  const find = replayIndex(folder, recording);
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      sendProblem(response, 422, 'A recording takes no reservations.');
      return;
    }
    const replayed = find(request.url ?? '/');
    try {
      sendReplayed(folder, replayed, response);
    } catch {
      response.destroy();
    }
  });
  server.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    recordedFrom: recording.origin,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendReplayed(
  folder: string,
  replayed: Replayed | undefined,
  response: ServerResponse,
): void {
  if (!replayed) {
    sendProblem(response, 404, 'This request is not in the recording.');
  } else if ('hotel' in replayed) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(replayed.hotel));
  } else if ('error' in replayed) {
    response.destroy();
  } else {
    const headers = Object.entries(replayed.headers).filter(([name]) => replayedHeaders.has(name));
    const body = readBody(folder, replayed.body);
    response.writeHead(replayed.status, Object.fromEntries(headers)).end(body);
  }
}

function sendProblem(response: ServerResponse, status: number, detail: string): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
  response.writeHead(status, { 'content-type': problemType }).end(JSON.stringify(problem));
}
