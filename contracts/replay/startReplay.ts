import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { problemType } from '../problem.ts';
import { readBody, readRecording } from './recording.ts';
import { type Replayed, replayIndex } from './replayIndex.ts';

const kept = new Set(['content-type', 'cache-control', 'content-language', 'retry-after']);

/**
 * A provider that answers as another one did when it was recorded, wrong answers included, so that a
 * report of a fault can be looked at without that provider. Where it got no answer, the connection is
 * cut; what was not recorded is a 404 that says so. Resolves once it listens on a free loopback port;
 * throws a plain sentence when there is no recording in the folder.
 */
export async function startReplay(folder: string) {
  const recording = readRecording(folder);
  const find = replayIndex(folder, recording);
  const server = createServer((request, response) => {
    const replayed = find(request.url ?? '/');
    try {
      answer(folder, replayed, response);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
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

function answer(folder: string, replayed: Replayed | undefined, response: ServerResponse): void {
  if (!replayed) {
    const detail = 'This call is not in the recording.';
    const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail };
    response.writeHead(404, { 'content-type': problemType }).end(JSON.stringify(problem));
  } else if ('hotel' in replayed) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(replayed.hotel));
  } else if ('fault' in replayed) {
    response.destroy();
  } else {
    const headers = Object.entries(replayed.headers).filter(([name]) => kept.has(name));
    const body = readBody(folder, replayed.body);
    response.writeHead(replayed.status, Object.fromEntries(headers)).end(body);
  }
}
