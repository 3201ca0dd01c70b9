import type { LookupFunction } from 'node:net';
import type { Log } from '../observability/log.ts';
import { createCircuitBreaker, type BreakerState, type Leave } from './circuitBreaker.ts';
import { defaultBudgets, type Budgets } from './budgets.ts';
import { createTransport, type RawResponse } from './transport.ts';
import type { Cancellation } from './cancellation.ts';
import { createCaller } from './retryOnce.ts';
import { systemClock, type Clock } from './clock.ts';
import { createPause } from './providerPause.ts';
import type { ProviderResponse } from './providerResponse.ts';
import { ProviderError, type ProviderErrorReason } from './providerError.ts';
import { readResponse } from './readResponse.ts';
import type { HotelsRequest } from '../hotels/parseHotelsRequest.ts';
import { requestHeaders, type Asking } from './requestHeaders.ts';

/** What one asking ended with, for the metrics: a status, the reason of a fault, or `abandoned`. */
export type ProviderCall = {
  endpoint: HotelsRequest['endpoint'];
  outcome: number | ProviderErrorReason | 'abandoned';
  upstreamMs: number;
  attempts: number;
};

/** What a client of the provider is made of; only `origin` and `log` have no default. */
export type ProviderClientOptions = {
  origin: string;
  /** What the provider asks for to let this site in; a secret. */
  providerHeaders?: Readonly<Record<string, string>>;
  budgets?: Budgets;
  log: Pick<Log, 'info' | 'warn'>;
  clock?: Clock;
  /** How the provider's name becomes an address; the system's way unless a test has its own. */
  lookup?: LookupFunction;
  onCall?: (call: ProviderCall) => void;
};

/** `cancellation` drops the call; the promise then rejects with Cancelled. */
export type AskOptions = Asking & { cancellation?: Cancellation };

/**
 * Asks the provider. `ask` resolves to an answer that is whole and safe, an error of the provider's
 * included, or rejects with a ProviderError; both in bounded time.
 */
export type ProviderClient = {
  ask: (question: HotelsRequest, options: AskOptions) => Promise<ProviderResponse>;
  breaker: () => BreakerState;
  close: () => void;
};

/**
 * The one way to the provider. It calls with headers of the site's own choice; tries again, once, a
 * call that brought no byte, while budget and allowance last; and stops calling while the provider
 * asks for a pause or keeps failing. ADR 0008.
 */
export function createProviderClient({
  origin,
  providerHeaders = {},
  budgets = defaultBudgets,
  log,
  clock = systemClock,
  lookup,
  onCall,
}: ProviderClientOptions): ProviderClient {
  const wire = createTransport({ origin, clock, lookup });
  const ownHeaders = Object.entries(providerHeaders).flat();
  const callTwice = createCaller(wire, budgets, clock);
  const pause = createPause(clock);
  const breaker = createCircuitBreaker(clock, (state) => {
    if (state === 'open') log.warn({ breaker: state }, 'provider breaker opened');
    else log.info({ breaker: state }, 'provider breaker changed');
  });

  const leaveToCall = (): Leave => {
    if (pause.leftMs() > 0) throw paused('told_to_wait', pause.leftMs());
    const leave = breaker.leave();
    if (!leave) throw paused('breaker_open', breaker.pauseLeftMs());
    return leave;
  };

  const ask = async (question: HotelsRequest, options: AskOptions): Promise<ProviderResponse> => {
    options.cancellation?.throwIfCancelled();
    const { endpoint, path } = question;
    const { requestId, cancellation } = options;
    const started = clock.now();
    const call: ProviderCall = { endpoint, outcome: 'abandoned', upstreamMs: 0, attempts: 0 };
    let code: string | undefined;
    try {
      const leave = leaveToCall();
      const headers = [...requestHeaders(options), ...ownHeaders];
      const trying = () => (call.attempts += 1);
      const raw = await reported(
        leave,
        callTwice({ path, headers, cancellation, once: leave.probe, trying }),
      );
      pause.obey(raw);
      const { etag, lastModified } = options.conditional ?? {};
      const conditional = etag !== undefined || lastModified !== undefined;
      const answer = await readResponse(raw, conditional, budgets.bodyBytes);
      call.outcome = answer.status;
      return { ...answer, upstreamMs: clock.now() - started };
    } catch (fault) {
      if (fault instanceof ProviderError) {
        call.outcome = fault.reason;
        code = fault.code;
      }
      throw fault;
    } finally {
      call.upstreamMs = clock.now() - started;
      onCall?.(call);
      if (isWorthALine(call)) log.warn({ ...call, requestId, code }, 'provider call failed');
    }
  };

  return { ask, breaker: breaker.state, close: wire.close };
}

/**
 * Tells the breaker how a call ended. An answer that is only useless, or too large, comes from a
 * provider that works: one bad hotel, asked for again and again, must not take all the others away.
 */
async function reported(leave: Leave, calling: Promise<RawResponse>): Promise<RawResponse> {
  try {
    const raw = await calling;
    leave.report(raw.status >= 500 ? 'failed' : 'answered');
    return raw;
  } catch (fault) {
    if (!(fault instanceof ProviderError)) leave.report('abandoned');
    else leave.report(fault.reason === 'too_large' ? 'answered' : 'failed');
    throw fault;
  }
}

function paused(reason: 'told_to_wait' | 'breaker_open', ms: number): ProviderError {
  return new ProviderError(reason, { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) });
}

/** A question that was not put to the provider, or that nobody waited for, is no news of it. */
function isWorthALine({ outcome, attempts }: ProviderCall): boolean {
  if (typeof outcome === 'number') return outcome >= 500 || outcome === 429;
  return outcome !== 'abandoned' && attempts > 0;
}
