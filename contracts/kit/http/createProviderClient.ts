import { randomBytes, randomUUID } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  bodyHeaders,
  requestHeaders,
  type RequestMetadata,
  siteUserAgent,
} from '../../provider/calls/requestHeaders.ts';
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
  asks?: Asks | undefined;
}

/** What a request asks for beside its path: another language than English, or what is newer. */
type Asks = Pick<RequestMetadata, 'acceptLanguage' | 'conditional'>;

/** An HTTP client for one provider. `close` ends its idle connections. */
export interface ProviderClient {
  get: (path: string, asks?: Asks) => Promise<ProviderResult>;
  post: (path: string, request: PostRequest) => Promise<ProviderResult>;
  close: () => void;
}

/**
 * Creates a client that sends the requests of the site's server: its headers but for the
 * User-Agent, a POST on a new connection, and no redirect followed. `headers` are sent as well, or
 * instead of those of the same name. Paths are sent exactly as given. A GET is repeated once when
 * its connection was closed while idle, as by the site. It never rejects: a failed request resolves
 * to `NoResponse`.
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

  function receive(
    path: string,
    { asks, post, newConnection }: Sending,
  ): Promise<ProviderResponse> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const elapsed = () => performance.now() - started;
      const body = post && Buffer.from(JSON.stringify(post.body));
      const options = {
        ...target,
        path,
        method: post ? 'POST' : 'GET',
        agent: newConnection ? (false as const) : agent,
        headers: {
          Host: host,
          // English, as an English page asks.
          ...requestHeaders(
            { requestId: randomUUID(), traceparent: newTrace(), acceptLanguage: 'en', ...asks },
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
      let bytesBefore = 0;
      request.once('socket', (socket) => {
        bytesBefore = socket.bytesRead;
        if (!socket.connecting) return;
        const connectTimer = timeout(limits.connectMs, 'connection');
        timers.push(connectTimer);
        socket.once('connect', () => clearTimeout(connectTimer));
      });
      request.on('error', (error) => {
        const isIdle = request.reusedSocket && request.socket?.bytesRead === bytesBefore;
        reject(isIdle ? new ClosedWhileIdleError(error.message, { cause: error }) : error);
      });
      request.once('close', () => timers.forEach((timer) => clearTimeout(timer)));
      request.end(body);
    });
  }

  async function exchange(path: string, sending: Sending): Promise<ProviderResult> {
    try {
      return await decodeBody(await receive(path, sending), limits);
    } catch (error) {
      if (error instanceof ClosedWhileIdleError)
        return exchange(path, { ...sending, newConnection: true });
      return { error: explainError(error) };
    }
  }

  return {
    get: (path, asks) => exchange(path, { asks }),
    // As at the site: a POST is not repeated, so it must not meet a connection that is being closed.
    post: (path, post) => exchange(path, { post, asks: post.asks, newConnection: true }),
    close: () => agent.destroy(),
  };
}

/** A request: a POST if it has one, on a connection of its own if that is wanted. */
interface Sending {
  asks?: Asks | undefined;
  post?: PostRequest;
  newConnection?: boolean;
}

/** The provider closed an idle connection just when it was reused: it has answered nothing. */
class ClosedWhileIdleError extends Error {
  override name = 'ClosedWhileIdleError';
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

/** A trace of its own for a request, not sampled. W3C Trace Context. */
function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
