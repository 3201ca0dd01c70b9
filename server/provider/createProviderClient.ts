import type { LookupFunction } from 'node:net';
import { bodyHeaders, requestHeaders } from '#contracts/provider/calls/requestHeaders.ts';
import type { Log } from '../observability/log.ts';
import { inSpan, type SpanAttributes, type Tracing } from '../observability/tracing.ts';
import {
  type Budgets,
  type Clock,
  createDeadline,
  defaultBudgets,
  systemClock,
} from './budgets.ts';
import { reportOutcome } from './callOutcome.ts';
import type { BreakerState } from './circuitBreaker.ts';
import { createAdmission } from './createAdmission.ts';
import { createDecompressor } from './createDecompressor.ts';
import { ProviderError, type ProviderErrorReason } from './providerError.ts';
import {
  type FetchOptions,
  type ProviderFetch,
  type ProviderRequest,
  type ReservationCall,
} from './providerRequest.ts';
import { readResponse } from './readResponse.ts';
import { createBodyMemory } from './receiveBody.ts';
import { retryOnce } from './retryOnce.ts';
import { createTransport } from './transport.ts';

type AnyRequest = ProviderRequest | ReservationCall;

/**
 * One finished request, for the metrics. `outcome` is a status, an error's reason, or `aborted`.
 */
export type ProviderCall = {
  endpoint: AnyRequest['endpoint'];
  outcome: number | ProviderErrorReason | 'aborted';
  upstreamMs: number;
  attempts: number;
};

/** Only `origin` and `log` are required. */
export type ProviderClientOptions = {
  origin: string;
  /** Headers that the provider requires, such as an API key. Secret. */
  providerHeaders?: Readonly<Record<string, string>>;
  budgets?: Budgets;
  /**
   * The limit for the bytes of all bodies that are being received or decompressed. It is at least
   * four times the largest body.
   */
  bodyMemoryBytes?: number;
  log: Pick<Log, 'info' | 'warn'>;
  clock?: Clock;
  /** Resolves the provider's host name. The default is the resolver of the system. */
  lookup?: LookupFunction;
  onCall?: (call: ProviderCall) => void;
  tracing?: Tracing | undefined;
};

/**
 * The kinds of calls whose failures do not affect each other: requests for hotels, and all calls
 * for reservations.
 */
export const callKinds = ['reads', 'reservations'] as const;
export type CallKind = (typeof callKinds)[number];

/**
 * `fetch` makes any request of the contract. `breaker` returns the state of a kind's circuit
 * breaker.
 */
export type ProviderClient = {
  fetch: ProviderFetch<AnyRequest>;
  breaker: (calls: CallKind) => BreakerState;
  close: () => void;
};

const defaultBodyMemoryBytes = 64 * 1024 * 1024;

/**
 * Creates the only client of the provider. It sends the site's own headers, retries a GET once if
 * no byte was received, and sends nothing while the provider has requested a pause or the circuit
 * breaker is open. Reads and reservations have separate pauses, circuit breakers and retry
 * allowances. ADR 0007.
 */
export function createProviderClient({
  origin,
  providerHeaders = {},
  budgets = defaultBudgets,
  bodyMemoryBytes = Math.max(defaultBodyMemoryBytes, 4 * budgets.bodyBytes),
  log,
  clock = systemClock,
  lookup,
  onCall,
  tracing,
}: ProviderClientOptions): ProviderClient {
  const transport = createTransport({ origin, clock, lookup });
  const createKind = (calls: CallKind) => ({
    ...createAdmission(clock, log, calls),
    send: retryOnce(transport, clock),
  });
  const kinds = { reads: createKind('reads'), reservations: createKind('reservations') };
  const bodyMemory = createBodyMemory(bodyMemoryBytes);
  const decompress = createDecompressor(budgets.bodyBytes);

  const exchange = async (request: AnyRequest, options: FetchOptions, call: ProviderCall) => {
    const { admit, send } = kinds['hotelId' in request ? 'reservations' : 'reads'];
    const permit = admit(request);
    const limits = 'timeMs' in request ? withTime(budgets, request.timeMs) : budgets;
    const post = 'post' in request ? request.post : undefined;
    const body = post && Buffer.from(post.json);
    const headers = {
      ...requestHeaders(options),
      ...(body && bodyHeaders(body.length, post.idempotencyKey)),
      ...providerHeaders,
    };
    const deadline = createDeadline(clock, limits.wholeMs, options.signal);
    const memory = bodyMemory.reserve();
    const { signal } = deadline;
    try {
      const sending = send({
        path: request.path,
        headers: Object.entries(headers).flat(),
        body,
        budgets: limits,
        signal,
        memory,
        mayRetry: !permit.probe && !body,
        onAttempt: () => (call.attempts += 1),
      });
      const raw = await reportOutcome(permit, sending);
      const { etag, lastModified } = options.conditional ?? {};
      const conditional = etag !== undefined || lastModified !== undefined;
      const expected = { conditional, isPost: body !== undefined };
      return await readResponse(raw, expected, (raw) => decompress(raw, { signal, memory }));
    } finally {
      memory.release();
      deadline.clear();
    }
  };

  const makeCall = async (request: AnyRequest, options: FetchOptions, span: SpanAttributes) => {
    options.signal?.throwIfAborted();
    const { endpoint } = request;
    const started = clock.now();
    const call: ProviderCall = { endpoint, outcome: 'aborted', upstreamMs: 0, attempts: 0 };
    let code: string | undefined;
    try {
      const response = await exchange(request, options, call);
      call.outcome = response.status;
      return { ...response, upstreamMs: clock.now() - started };
    } catch (error) {
      if (error instanceof ProviderError) {
        call.outcome = error.reason;
        code = error.code;
      }
      throw error;
    } finally {
      call.upstreamMs = clock.now() - started;
      onCall?.(call);
      Object.assign(span, spanOf(call));
      if (isFailure(call))
        log.warn({ ...call, requestId: options.requestId, code }, 'provider call failed');
    }
  };

  const fetch: ProviderClient['fetch'] = (request, options) =>
    inSpan(
      tracing,
      {
        name: `provider ${request.endpoint}`,
        kind: 'client',
        traceparent: options.traceparent,
        attributes: { 'http.request.method': 'post' in request ? 'POST' : 'GET' },
      },
      (traceparent, span) => makeCall(request, { ...options, traceparent }, span),
    );

  return { fetch, breaker: (calls) => kinds[calls].breaker(), close: transport.close };
}

function withTime(budgets: Budgets, ms: number): Budgets {
  return { ...budgets, firstByteMs: ms, wholeMs: ms };
}

/** Returns the trace attributes of a call. Only a response below 400 is a success. */
function spanOf({ outcome, attempts }: ProviderCall): SpanAttributes {
  const failed = typeof outcome === 'string' || outcome >= 400;
  return {
    'http.response.status_code': typeof outcome === 'number' ? outcome : undefined,
    'http.request.resend_count': attempts > 1 ? attempts - 1 : undefined,
    'error.type': failed ? String(outcome) : undefined,
  };
}

/**
 * Returns whether to log a request. Requests that were not sent, or that the client aborted, are
 * not logged.
 */
function isFailure({ outcome, attempts }: ProviderCall): boolean {
  if (typeof outcome === 'number') return outcome >= 500 || outcome === 429;
  return outcome !== 'aborted' && attempts > 0;
}
