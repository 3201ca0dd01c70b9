import { randomBytes, randomUUID } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { bodyHeaders, requestHeaders, siteUserAgent } from '../../provider/calls/requestHeaders.ts';
import {
  bodyTooLarge,
  decodeBody,
  type Limits,
  type ProviderResponse,
  type ProviderResult,
} from './providerResult.ts';
import { explainError } from './connectionError.ts';

const maxHeaderBytes = 16 * 1024;
const userAgent = `${siteUserAgent} contracts-verify`;

/** A POST request with a JSON body. */
interface PostRequest {
  body: unknown;
  idempotencyKey?: string;
}

/** An HTTP client for one provider. `close` ends its idle connections. */
export interface ProviderClient {
  get: (path: string) => Promise<ProviderResult>;
  post: (path: string, request: PostRequest) => Promise<ProviderResult>;
  close: () => void;
}

/**
 * Creates a client that sends the requests of the site's server: its headers but for the
 * User-Agent, a POST on a new connection, and no redirect followed. `headers` are sent as well, or
 * instead of those of the same name. Paths are sent exactly as given. It never rejects: a failed
 * request resolves to `NoResponse`.
 */
export function createProviderClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
  limits: Limits,
  lookup?: LookupFunction,
): ProviderClient {
  const secure = origin.startsWith('https:');
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;
  const { host, hostname, port } = new URL(origin);
  const target = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || undefined,
    lookup,
    maxHeaderSize: maxHeaderBytes,
  };

  function receive(path: string, post?: PostRequest): Promise<ProviderResponse> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const elapsed = () => performance.now() - started;
      const body = post && Buffer.from(JSON.stringify(post.body));
      const options = {
        ...target,
        path,
        method: post ? 'POST' : 'GET',
        agent: post ? (false as const) : agent,
        headers: {
          Host: host,
          // English, as an English page asks.
          ...requestHeaders(
            { requestId: randomUUID(), traceparent: newTrace(), acceptLanguage: 'en' },
            userAgent,
          ),
          ...(body && bodyHeaders(body.length, post.idempotencyKey)),
          ...headers,
        },
      };
      const request = send(options, (response) => {
        clearTimeout(firstByteTimer);
        const firstByteMs = elapsed();
        const chunks: Buffer[] = [];
        let transferredBytes = 0;
        response.on('data', (chunk: Buffer) => {
          transferredBytes += chunk.length;
          chunks.push(chunk);
          if (transferredBytes > limits.bodyBytes) abortTooLarge();
        });
        if (Number(response.headers['content-length']) > limits.bodyBytes) abortTooLarge();
        response.on('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            transferredBytes,
            firstByteMs,
            wholeMs: elapsed(),
          });
        });
      });
      const abort = (reason: string) => {
        reject(new Error(reason));
        request.destroy();
      };
      const abortTooLarge = () => abort(bodyTooLarge(limits.bodyBytes));
      const timeout = (ms: number, what: string) =>
        setTimeout(() => abort(`no ${what} within ${seconds(ms)}`), ms);
      const firstByteTimer = timeout(limits.firstByteMs, 'response');
      const wholeTimer = timeout(limits.wholeMs, 'complete response');
      const timers = [firstByteTimer, wholeTimer];
      request.once('socket', (socket) => {
        if (!socket.connecting) return;
        const connectTimer = timeout(limits.connectMs, 'connection');
        timers.push(connectTimer);
        socket.once('connect', () => clearTimeout(connectTimer));
      });
      request.on('error', reject);
      request.once('close', () => timers.forEach((timer) => clearTimeout(timer)));
      request.end(body);
    });
  }

  async function exchange(path: string, post?: PostRequest): Promise<ProviderResult> {
    try {
      return await decodeBody(await receive(path, post), limits);
    } catch (error) {
      return { error: explainError(error) };
    }
  }

  return {
    get: (path) => exchange(path),
    post: exchange,
    close: () => agent.destroy(),
  };
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

/** A trace of its own for a request, not sampled. W3C Trace Context. */
function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
