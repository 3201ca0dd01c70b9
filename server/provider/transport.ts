import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { abortReason, type Budgets, type Clock } from './budgets.ts';
import { codeOf, ProviderError, type ProviderErrorReason, reasonOf } from './providerError.ts';
import { type BodyReservation, receiveBody } from './receiveBody.ts';

/** `send` rejects with a ProviderError, or with the reason of the signal when the signal aborts. */
export type Transport = { send: (attempt: Attempt) => Promise<RawResponse>; close: () => void };

type TransportOptions = { origin: string; clock: Clock; lookup?: LookupFunction };

const maxSockets = 128;
const maxHeaderBytes = 16 * 1024;
// The time in milliseconds after which an idle connection is closed. Common servers close idle
// connections after five seconds, possibly while a request is on its way.
const maxIdleMs = 4_000;
// Leaves time to try IPv4 within the connect budget when an IPv6 address does not respond.
const nextAddressFamilyMs = 100;

/**
 * Sends requests to one origin over keep-alive connections, one attempt each. Time and sizes are
 * limited. A failed attempt closes its connection, so that bytes left on it are never read as the
 * response to another request. ADR 0007.
 */
export function createTransport({ origin, clock, lookup }: TransportOptions): Transport {
  const { protocol, host, hostname, port } = new URL(origin);
  const [request, Agent] =
    protocol === 'https:' ? [httpsRequest, HttpsAgent] : [httpRequest, HttpAgent];
  const agent = new Agent({ keepAlive: true, maxSockets, timeout: maxIdleMs });
  const target = {
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    lookup,
    maxHeaderSize: maxHeaderBytes,
    insecureHTTPParser: false,
    autoSelectFamilyAttemptTimeout: nextAddressFamilyMs,
  };
  return {
    send: (attempt) => {
      // Node sends a header list unchanged and adds no Host to it.
      const headers = ['Host', host, ...attempt.headers];
      const connection = attempt.newConnection ? false : agent;
      const method = attempt.body ? 'POST' : 'GET';
      const sent = request({ ...target, method, path: attempt.path, headers, agent: connection });
      return sendOnce(sent, attempt, clock);
    },
    close: () => agent.destroy(),
  };
}

/**
 * One attempt at a request: a POST if it has a `body`, else a GET. `headers` are alternating names
 * and values.
 */
export type Attempt = {
  path: string;
  headers: readonly string[];
  body?: Buffer;
  budgets: Pick<Budgets, 'connectMs' | 'firstByteMs' | 'bodyBytes'>;
  /** Opens a new connection instead of reusing one. */
  newConnection: boolean;
  signal: AbortSignal;
  memory: BodyReservation;
};

/** A response as received: its body is complete, but neither decompressed nor checked. */
export type RawResponse = Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer };

/**
 * Sends the request and resolves to its complete response. Rejects with a ProviderError when a
 * budget is exceeded or the connection fails, and with the signal's reason when the signal aborts.
 * The request is then destroyed with its connection.
 */
function sendOnce(
  request: ClientRequest,
  { body, budgets, signal, memory }: Attempt,
  clock: Clock,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const timers: (() => void)[] = [];
    let bytesBefore = 0;
    let headersReceived = false;
    let settled = false;

    const settle = () => {
      settled = true;
      timers.forEach((stop) => stop());
      signal.removeEventListener('abort', abort);
    };
    const failWith = (error: Error) => {
      if (settled) return;
      settle();
      request.destroy();
      reject(error);
    };
    const fail = (reason: ProviderErrorReason, code?: string) => {
      const noBytesReceived = !headersReceived && (request.socket?.bytesRead ?? 0) <= bytesBefore;
      failWith(new ProviderError(reason, { code, noBytesReceived }));
    };
    const abort = () => failWith(abortReason(signal));
    const failAfter = (ms: number, reason: ProviderErrorReason) => {
      const stop = clock.after(ms, () => fail(reason));
      timers.push(stop);
      return stop;
    };

    signal.addEventListener('abort', abort, { once: true });
    const stopFirstByteTimer = failAfter(budgets.firstByteMs, 'first_byte_timeout');
    request.once('socket', (socket) => {
      if (settled) return;
      bytesBefore = socket.bytesRead;
      if (socket.connecting)
        socket.once('connect', failAfter(budgets.connectMs, 'connect_timeout'));
    });
    request.once('response', (response) => {
      headersReceived = true;
      stopFirstByteTimer();
      receiveBody(response, budgets.bodyBytes, memory).then((body) => {
        if (settled) return;
        settle();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, failWith);
    });
    // After an upgrade, the connection belongs to another protocol.
    request.once('upgrade', () => fail('bad_http', 'UPGRADE'));
    request.on('error', (error) => fail(reasonOf(error, headersReceived), codeOf(error)));
    request.once('close', () => {
      if (!headersReceived) fail('reset');
    });
    request.end(body);
  });
}
