import type { Clock } from './budgets.ts';
import type { CallOutcome } from './circuitBreaker.ts';
import { ProviderError, type ProviderErrorReason } from './providerError.ts';
import type { RawResponse } from './transport.ts';

/**
 * Permission for one call, whose outcome must be reported once, with the response if there was one.
 * A probe decides whether calls are allowed again, and is not retried.
 */
export type CallPermit = {
  probe: boolean;
  report: (outcome: CallOutcome, response?: RawResponse) => void;
};

const unavailableStatuses = new Set([502, 503, 504]);

const connectionReasons: ReadonlySet<ProviderErrorReason> = new Set([
  'refused',
  'dns',
  'unreachable',
  'tls',
  'connect_timeout',
]);

/** Passes a response or error on, and reports what it says about the provider. */
export async function reportOutcome(
  permit: CallPermit,
  sending: Promise<RawResponse>,
): Promise<RawResponse> {
  try {
    const raw = await sending;
    permit.report(outcomeOf(raw.status), raw);
    return raw;
  } catch (error) {
    permit.report(outcomeOfError(error));
    throw error;
  }
}

function outcomeOf(status: number): CallOutcome {
  if (unavailableStatuses.has(status)) return 'unavailable';
  return status >= 500 ? 'error' : 'success';
}

/**
 * A response that is too large, or for which this process has no memory, comes from a healthy
 * provider.
 */
function outcomeOfError(error: unknown): CallOutcome {
  if (!(error instanceof ProviderError)) return 'aborted';
  const { reason } = error;
  if (reason === 'too_large' || reason === 'overloaded') return 'success';
  return connectionReasons.has(reason) ? 'unreachable' : 'unavailable';
}

const maxMs = 60_000;
const defaultMs = 1_000;

/**
 * Creates the pause that the provider requests by a 429 or 503 with `Retry-After`. During the pause
 * no call is sent, because more requests would only prolong the block. The pause lasts at most a
 * minute. A 429 without the header means one second, and a 503 without it means no pause.
 */
export function createProviderPause(clock: Clock) {
  let until = 0;
  return {
    /** Starts or extends the pause if this response requests it. */
    update: ({ status, headers }: RawResponse): void => {
      if (status !== 429 && status !== 503) return;
      const seconds = retryAfterSeconds(headers['retry-after'], headers.date);
      const ifMissing = status === 429 ? defaultMs : 0;
      const ms = seconds === undefined ? ifMissing : Math.min(seconds * 1_000, maxMs);
      until = Math.max(until, clock.now() + ms);
    },
    remainingMs: (): number => Math.max(0, until - clock.now()),
  };
}

const maxSeconds = 3_600;

/**
 * Returns the delay of a `Retry-After` header in whole seconds. The maximum is one hour, because a
 * longer delay is more likely a mistake than a plan. A date is compared with the response's own
 * `Date`, so that different clocks do no harm. Undefined when the header is missing or invalid. RFC
 * 9110 §10.2.3, ADR 0007.
 */
export function retryAfterSeconds(
  retryAfter: string | undefined,
  date: string | undefined,
): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Math.min(Number(retryAfter), maxSeconds);
  const until = Date.parse(retryAfter);
  if (!/[a-z]/i.test(retryAfter) || Number.isNaN(until)) return undefined;
  const sent = date === undefined ? Number.NaN : Date.parse(date);
  const seconds = Math.ceil((until - (Number.isNaN(sent) ? Date.now() : sent)) / 1_000);
  return Math.min(Math.max(0, seconds), maxSeconds);
}
