import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { HeaderList } from '../pipeline/securityHeaders.ts';
import type { Budgets } from './budgets.ts';
import { type Cancellation, Cancelled } from './cancellation.ts';
import type { Clock } from './clock.ts';
import { codeOf, reasonOf } from './errorReason.ts';
import { ProviderError, type ProviderErrorReason } from './providerError.ts';

/** An answer as it came, its body whole but neither unpacked nor judged. */
export type RawResponse = Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer };

/** One try: `fresh` opens a connection of its own rather than taking a kept one. */
export type Call = {
  path: string;
  headers: HeaderList;
  budgets: Budgets;
  fresh: boolean;
  cancellation?: Cancellation;
};

/** Rejects with a ProviderError, or with Cancelled. */
export type Transport = { call: (call: Call) => Promise<RawResponse>; close: () => void };
type WireOptions = { origin: string; clock: Clock; lookup?: LookupFunction };

const mostSockets = 128;
const mostHeaderBytes = 16 * 1024;
// Below the five seconds after which common servers close an idle connection, perhaps under a call.
const idleMs = 4_000;
// A dead IPv6 address must leave time to try IPv4 within the connect budget.
const nextFamilyAfterMs = 100;

/**
 * The wire to the provider: GETs over kept-alive connections, one try each, whole answers only. Every
 * wait and every size has an end; a call that fails in any way takes its connection with it, so that
 * nothing left over on it can be read as the answer to another question. ADR 0008.
 */
export function createTransport({ origin, clock, lookup }: WireOptions): Transport {
  const { protocol, host, hostname, port } = new URL(origin);
  const [request, Agent] =
    protocol === 'https:' ? [httpsRequest, HttpsAgent] : [httpRequest, HttpAgent];
  const agent = new Agent({ keepAlive: true, maxSockets: mostSockets, timeout: idleMs });
  const target = {
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    lookup,
    maxHeaderSize: mostHeaderBytes,
    insecureHTTPParser: false,
    autoSelectFamilyAttemptTimeout: nextFamilyAfterMs,
  };
  return {
    call: (call: Call) =>
      oneTry(
        // Node writes a list as it is, and adds no Host to it; an object it would take apart name by name.
        (path, headers, agent) =>
          request({ ...target, path, headers: ['Host', host, ...headers], agent }),
        agent,
        clock,
        call,
      ),
    close: () => agent.destroy(),
  };
}

function oneTry(
  open: (path: string, headers: HeaderList, agent: HttpAgent | false) => ClientRequest,
  agent: HttpAgent,
  clock: Clock,
  { path, headers, budgets, fresh, cancellation }: Call,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = open(path, headers, fresh ? false : agent);
    let bytesBefore = 0;
    let begun = false;
    let settled = false;

    const settle = () => {
      settled = true;
      stopWaiting.forEach((stop) => stop());
      cancellation?.listen(undefined);
    };
    const failWith = (error: Error) => {
      if (settled) return;
      settle();
      request.destroy();
      reject(error);
    };
    const fail = (reason: ProviderErrorReason, code?: string) => {
      if (settled) return;
      const silent = !begun && (request.socket?.bytesRead ?? 0) <= bytesBefore;
      failWith(new ProviderError(reason, { code, silent }));
    };
    const limit = (ms: number, reason: ProviderErrorReason) => clock.after(ms, () => fail(reason));

    const stopFirst = limit(budgets.firstByteMs, 'first_byte_timeout');
    const stopWaiting = [limit(budgets.wholeMs, 'whole_timeout'), stopFirst];
    cancellation?.listen(() => failWith(new Cancelled()));

    request.once('socket', (socket) => {
      if (settled) return;
      bytesBefore = socket.bytesRead;
      if (!socket.connecting) return;
      const stop = limit(budgets.connectMs, 'connect_timeout');
      stopWaiting.push(stop);
      socket.once('connect', stop);
    });
    request.once('response', (answer) => {
      begun = true;
      stopFirst();
      collect(answer, budgets.bodyBytes, fail, (body) => {
        if (settled) return;
        settle();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    request.on('error', (error) => fail(reasonOf(error, begun), codeOf(error)));
    request.once('close', () => fail(begun ? 'cut' : 'reset'));
    request.end();
  });
}

function collect(
  answer: IncomingMessage,
  mostBytes: number,
  fail: (reason: ProviderErrorReason, code?: string) => void,
  whole: (body: Buffer) => void,
): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  answer.on('error', (error) => fail(reasonOf(error, true), codeOf(error)));
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) fail('too_large');
    else parts.push(part);
  });
  answer.on('end', () => {
    if (answer.complete) whole(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    else fail('cut');
  });
  if (Number(answer.headers['content-length']) > mostBytes) fail('too_large');
}
