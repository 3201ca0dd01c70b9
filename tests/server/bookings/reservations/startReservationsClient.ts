import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import {
  createProviderClient,
  type ProviderClientOptions,
} from '#server/provider/createProviderClient.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';

type Received = {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};
/** Responds to the `count`-th request. */
export type Respond = (response: ServerResponse, count: number) => void;

const running: (() => Promise<void>)[] = [];

/** Closes everything that `startReservationsClient` started. Call it in `afterEach`. */
export async function closeReservationsClients(): Promise<void> {
  await Promise.all(running.splice(0).map((close) => close()));
}

/**
 * Starts a reservations client of a provider that responds as the test decides, after it has read
 * the request.
 */
export async function startReservationsClient(
  respond: Respond,
  more: Partial<ProviderClientOptions> = {},
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const keep = async () => {
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      const { method, url, headers } = request;
      received.push({ method, url, headers, body });
      respond(response, received.length);
    };
    void keep();
  });
  const { origin, close } = await listenOnLoopback(server);
  const logged: string[] = [];
  const log = (fields: unknown) => void logged.push(JSON.stringify(fields));
  const { fetch, close: closeClient } = createProviderClient({
    origin,
    providerHeaders: { authorization: 'Bearer secret' },
    log: { info: log, warn: log },
    ...more,
  });
  running.push(async () => {
    closeClient();
    await close();
  });
  return { client: createReservationsClient(fetch), received, logged, fetch };
}

/** Responds with a body, as JSON unless it is text. */
export function send(status: number, body: unknown, headers: Record<string, string> = {}): Respond {
  return (response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}
