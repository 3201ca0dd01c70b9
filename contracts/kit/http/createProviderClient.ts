import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { type Budgets, createDeadline, systemClock } from '#server/provider/budgets.ts';
import { createDecompressor } from '#server/provider/createDecompressor.ts';
import { createBodyMemory } from '#server/provider/receiveBody.ts';
import { retryOnce } from '#server/provider/retryOnce.ts';
import { createTransport } from '#server/provider/transport.ts';
import {
  bodyHeaders,
  requestHeaders,
  type RequestMetadata,
  siteUserAgent,
} from '../../provider/calls/requestHeaders.ts';
import { explainNoResponse } from './explainError.ts';

const userAgent = `${siteUserAgent} contracts-verify`;

/** A POST request with a JSON body. */
interface PostRequest {
  body: unknown;
  idempotencyKey?: string;
  asks?: Asks | undefined;
}

/**
 * The headers that a request adds to its path: a language other than English, or validators that
 * ask only for a newer response.
 */
type Asks = Pick<RequestMetadata, 'acceptLanguage' | 'conditional'>;

/**
 * A complete response with any status. `transferredBytes` is the size before decompression; `body`
 * is decompressed.
 */
export interface ProviderResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  transferredBytes: number;
  wholeMs: number;
}

/** The result of a request without a complete response; `error` gives the reason in words. */
interface NoResponse {
  error: string;
}
export type ProviderResult = ProviderResponse | NoResponse;

/**
 * An HTTP client for one provider. A GET ends without a response when its `signal` aborts. `close`
 * ends the idle connections.
 */
export interface ProviderClient {
  get: (path: string, asks?: Asks, signal?: AbortSignal) => Promise<ProviderResult>;
  post: (path: string, request: PostRequest) => Promise<ProviderResult>;
  close: () => void;
}

/**
 * Creates a client that sends the requests of the site's server over the server's own transport, so
 * that both judge a connection in the same way. The headers (except the User-Agent), the limits and
 * the single retry of a GET are the same, and no redirect is followed. ADR 0005.
 *
 * `headers` are added, or replace headers of the same name. Paths are sent exactly as given. The
 * client never rejects: a failed request resolves to `NoResponse`.
 */
export function createProviderClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
  limits: Budgets,
  lookup?: LookupFunction,
): ProviderClient {
  const transport = createTransport({ origin, clock: systemClock, lookup });
  const send = retryOnce(transport, systemClock);
  const decompress = createDecompressor(limits.bodyBytes);
  // A run makes few calls at a time, so each body has a limit, but all of them together have none.
  const bodyMemory = createBodyMemory(Infinity);

  async function exchange(
    path: string,
    { asks, post, stop }: { asks?: Asks | undefined; post?: PostRequest; stop?: AbortSignal },
  ): Promise<ProviderResult> {
    const body = post && Buffer.from(JSON.stringify(post.body));
    const sent = {
      // English, as for an English page.
      ...requestHeaders(
        { requestId: randomUUID(), traceparent: newTrace(), acceptLanguage: 'en', ...asks },
        userAgent,
      ),
      ...(body && bodyHeaders(body.length, post.idempotencyKey)),
      ...headers,
    };
    const deadline = createDeadline(systemClock, limits.wholeMs, stop);
    const memory = bodyMemory.reserve();
    const { signal } = deadline;
    const started = performance.now();
    try {
      const raw = await send({
        path,
        headers: Object.entries(sent).flat(),
        body,
        budgets: limits,
        signal,
        memory,
        mayRetry: !body,
        onAttempt: () => {},
      });
      const wholeMs = performance.now() - started;
      const decompressed = await decompress(raw, { signal, memory });
      return { ...raw, body: decompressed, transferredBytes: raw.body.length, wholeMs };
    } catch (error) {
      return { error: explainNoResponse(error, limits) };
    } finally {
      memory.release();
      deadline.clear();
    }
  }

  return {
    get: (path, asks, stop) => exchange(path, { asks, stop }),
    post: (path, post) => exchange(path, { asks: post.asks, post }),
    close: transport.close,
  };
}

/** Returns a new trace for a request, not sampled. W3C Trace Context. */
function newTrace(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
