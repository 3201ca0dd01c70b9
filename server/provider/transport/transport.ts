import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Attempt, RawResponse } from './attempt.ts';
import { sendOnce } from './sendOnce.ts';

/** `send` rejects with a ProviderError, or with the reason of the signal when that aborts. */
export type Transport = { send: (attempt: Attempt) => Promise<RawResponse>; close: () => void };

type TransportOptions = { origin: string; clock: Clock; lookup?: LookupFunction };

const maxSockets = 128;
const maxHeaderBytes = 16 * 1024;
// Common servers close idle connections after five seconds, perhaps while a request is on its way.
const maxIdleMs = 4_000;
// Leaves time to try IPv4 within the connect budget when an IPv6 address does not respond.
const nextAddressFamilyMs = 100;

/**
 * Sends requests to one origin over keep-alive connections, one attempt each. Time and sizes are
 * limited. A failed attempt closes its connection, so that bytes left on it are never read as the
 * response to another request. ADR 0008.
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
