import { once } from 'node:events';
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { problemType } from '../../provider/problem.ts';
import { type Exchange, listedIn, readBody, readRecording, type Recording } from './recording.ts';
import { hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import { queryText } from '../../provider/calls/requestPath.ts';

const identified = v.looseObject({ id: v.string() });

/**
 * The replayed result of a request: a recorded response or error, or one hotel of a recorded list.
 */
type Replayed = Exchange['response'] | { hotel: object };

/**
 * Returns a function that finds the recorded response for a request path. A stay that was not
 * recorded gets the response without a stay. A hotel that was not requested by id is taken from a
 * list, if possible from a list for the same stay. For any other request the function returns
 * `undefined`.
 */
function replayIndex(folder: string, { exchanges }: Recording) {
  const byPath = new Map(exchanges.map(({ path, response }) => [splitPath(path).whole, response]));
  const hotels = new Map(
    exchanges.flatMap(({ path, response }) => {
      const { stay } = splitPath(path);
      return hotelsIn(folder, response).flatMap((hotel) => [
        [hotel.id, hotel] as const,
        [`${hotel.id} ${stay}`, hotel] as const,
      ]);
    }),
  );
  return (path: string): Replayed | undefined => {
    const { pathname, stay, whole, withoutStay } = splitPath(path);
    const recorded = byPath.get(whole) ?? byPath.get(withoutStay);
    if (recorded) return recorded;
    const id = idIn(pathname);
    const hotel = hotels.get(`${id} ${stay}`) ?? hotels.get(id);
    return hotel && { hotel };
  };
}

/**
 * Splits a path into its `pathname` and its `stay`. `whole` is the path with its query parameters
 * sorted and encoded alike, and `withoutStay` the same without the stay.
 */
function splitPath(path: string) {
  const { pathname, searchParams: query } = new URL(path, 'http://replay');
  const text = () => `${pathname}${queryText(Object.fromEntries(query))}`;
  const whole = text();
  const stay = `${query.get('check_in')}..${query.get('check_out')}`;
  query.delete('check_in');
  query.delete('check_out');
  return { pathname, stay, whole, withoutStay: text() };
}

function idIn(pathname: string): string {
  const [before = ''] = hotelsPaths.hotel.split(':');
  if (!pathname.startsWith(before)) return '';
  try {
    return decodeURIComponent(pathname.slice(before.length));
  } catch {
    return '';
  }
}

function hotelsIn(folder: string, response: Exchange['response']) {
  if ('error' in response || response.status !== 200) return [];
  try {
    return listedIn(readBody(folder, response.body)).filter((item) => v.is(identified, item));
  } catch {
    // The file of the body is missing.
    return [];
  }
}

const replayedHeaders = new Set([
  'content-type',
  'cache-control',
  'content-language',
  'retry-after',
]);

/**
 * Starts a provider that sends recorded responses, including wrong ones. For a recorded network
 * error it closes the connection. A request that was not recorded gets a 404 problem, a POST a 422.
 * Resolves once it listens on a free loopback port. Throws an error with one sentence when the
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
